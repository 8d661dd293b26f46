/** Turns scores into shares that add up to 1 (softmax), in place. @returns the same array */
export function sharesOf<Scores extends Float32Array | Float64Array>(scores: Scores): Scores {
  let most = -Infinity;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - most);
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum;
  return scores;
}
