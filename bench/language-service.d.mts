import type { CompilerOptions, LanguageService } from 'typescript'

/** See language-service.mjs. */
export function openService(
  file: string,
  text: string,
  options: CompilerOptions,
): { readonly service: LanguageService; readonly edit: (text: string) => void }
