import { EigenvalueDecomposition, Matrix } from 'ml-matrix';

/** The mean of vectors, and the directions in which they differ most, the first most of all, each of length 1. */
export function principalAxes(
  vectors: readonly Float32Array[],
  count: number,
): { readonly mean: number[]; readonly axes: number[][] } {
  const dimensions = vectors[0]!.length;
  const mean = new Float64Array(dimensions);
  for (const vector of vectors) for (let at = 0; at < dimensions; at++) mean[at]! += vector[at]! / vectors.length;
  const rows = Matrix.zeros(dimensions, dimensions).to2DArray();
  for (const vector of vectors)
    for (let row = 0; row < dimensions; row++) {
      const own = vector[row]! - mean[row]!;
      const into = rows[row]!;
      for (let column = 0; column < dimensions; column++) into[column]! += own * (vector[column]! - mean[column]!);
    }
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(new Matrix(rows), {
    assumeSymmetric: true,
  });
  const order = [...realEigenvalues.keys()].toSorted((one, other) => realEigenvalues[other]! - realEigenvalues[one]!);
  return { mean: [...mean], axes: order.slice(0, count).map((column) => eigenvectorMatrix.getColumn(column)) };
}
