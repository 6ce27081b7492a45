export const emit = {} as never
