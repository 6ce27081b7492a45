/** See instantiations.mjs. */
export const BUDGETS: Readonly<
  Record<'flat' | 'nested' | 'namespaced' | 'with options', { readonly resource: number; readonly use: number }>
>
export function count(
  shape: keyof typeof BUDGETS,
  sizes?: readonly number[],
): readonly { readonly size: number; readonly resource: number; readonly use: number | undefined }[]
export declare function compile(source: string): number
export declare function compileInTurn(...sources: readonly string[]): readonly number[]
