/** Ends the browser's current task, so that it paints and answers before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
