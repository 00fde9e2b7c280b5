import type { Grouped, PaperLine } from '#kit/server/paper/lines.ts';

type Row = Extract<PaperLine, { kind: 'row' | 'balance' }>;

/**
 * A group of one is its row alone, with the titles over it and no sum below, as on the screen. The row is held
 * until the next line says how many its groups have.
 */
export async function* folded(
  batches: AsyncIterable<readonly PaperLine[]>,
): AsyncGenerator<PaperLine[]> {
  const fold = new Fold();
  for await (const lines of batches) yield lines.flatMap((line) => fold.take(line));
  yield fold.end(0);
}

class Fold {
  private titles: Grouped[] = [];
  private row: Row | undefined;

  take(line: PaperLine): PaperLine[] {
    switch (line.kind) {
      case 'row':
      case 'balance': {
        // A group without a title that waits has been opened before.
        const before = this.end(Infinity);
        if (this.titles.length === 0) return [...before, line];
        this.row = line;
        return before;
      }
      case 'group': {
        const before = this.row ? this.end(line.depth) : [];
        this.titles.push(line);
        return before;
      }
      case 'sub':
        // Its group is one row, which bears the title: the sum would say the same again.
        return this.row && this.titles.some(({ depth }) => depth === line.depth)
          ? []
          : [...this.end(line.depth), line];
      case 'total':
      case 'closing':
        return [...this.end(0), line];
    }
  }

  /** What was held: groups from this depth on have ended with one row, the outer ones go on. */
  end(depth: number): PaperLine[] {
    const { titles, row } = this;
    if (!row) return [];
    this.titles = [];
    this.row = undefined;
    const heads = titles.filter((one) => one.depth >= depth);
    return [
      ...titles
        .filter((one) => one.depth < depth)
        .map((one): PaperLine => ({ ...one, kind: 'group' })),
      heads.length > 0 ? { ...row, heads } : row,
    ];
  }
}
