/** See type-shapes.mjs. */
export function program(shape: 'flat' | 'nested' | 'namespaced' | 'with options', count: number, uses?: number): string
