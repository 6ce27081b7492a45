export const BUDGETS: Readonly<Record<string, { readonly contents: string; readonly most: number }>>
export function bundle(
  contents: string,
  alias?: Readonly<Record<string, string>>,
): Promise<{ minified: number; gzipped: number; text: string; files: readonly string[] }>
