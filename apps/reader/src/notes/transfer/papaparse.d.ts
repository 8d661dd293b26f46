/** What we use of Papa Parse. Its published types bring those of Node, which no browser has. */
declare module 'papaparse' {
  const Papa: {
    parse(text: string, options: { skipEmptyLines: 'greedy'; preview: number }): { data: string[][] };
    unparse(rows: readonly (readonly string[])[], options: { escapeFormulae: boolean }): string;
  };
  export default Papa;
}
