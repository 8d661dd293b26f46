/** The address of a screen without what may follow it: '/guest/:name?' → '/guest'. */
export const routeAddress = ({ path }: { readonly path: string }): string => path.replace(/\/:.*$/, '');
