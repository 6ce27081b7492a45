export const importRoutes = {} as never
