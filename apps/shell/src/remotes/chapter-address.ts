/** Whether a path is that of a chapter, whose version its address names. */
export const isChapterAddress = (pathname: string): boolean => /^\/bible\/[^/]+\/\d/.test(pathname);
