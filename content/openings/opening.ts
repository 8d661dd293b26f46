/** By reference to a verse: one plain sentence of ours that says what it says, and what is often misheard in it. */
export type Openings = Readonly<Record<string, string>>;
