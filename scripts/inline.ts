export const inlined = (): Record<string, string> => ({})
