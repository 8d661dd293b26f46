/** What a question begins with. */
export const question =
  /^(?:who|whose|what|which|why|how|when|where|is|are|was|were|do|does|did|can|could|should|will|would|may|am)\b/;
