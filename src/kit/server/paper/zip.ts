import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file inside an archive: its bytes may still be on their way. */
export type Entry = { readonly path: string; readonly data: AsyncIterable<Buffer> };

type Written = {
  readonly path: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
};

/** Sizes follow each file (a data descriptor), because a streamed file does not know them before. */
const SIZES_FOLLOW = 0x0808;
const DEFLATED = 8;
/** Each piece is a wake-up of another thread. */
const PIECE = 64 * 1024;
const VERSION = 20;
/** 1980-01-01: the file holds its own time, and equal rows make equal bytes. */
const NO_DATE = 0x21;

/** An archive that leaves as its files arrive. */
export async function* zip(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for await (const { path, data } of entries) {
    const name = Buffer.from(path);
    const head = localHeader(name);
    yield head;
    const counts = { crc: 0, size: 0 };
    let packed = 0;
    for await (const chunk of Readable.from(counted(data, counts)).pipe(
      createDeflateRaw({ level: 4, chunkSize: PIECE }),
    )) {
      packed += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    const tail = words([0x08074b50, 4], [counts.crc, 4], [packed, 4], [counts.size, 4]);
    yield tail;
    written.push({ path: name, ...counts, packed, at });
    at += head.length + packed + tail.length;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield words(
    [0x06054b50, 4],
    [0, 4],
    [written.length, 2],
    [written.length, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  );
}

async function* counted(
  data: AsyncIterable<Buffer>,
  counts: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of data) {
    counts.crc = crc32(chunk, counts.crc);
    counts.size += chunk.length;
    yield chunk;
  }
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    words(
      [0x04034b50, 4],
      [VERSION, 2],
      [SIZES_FOLLOW, 2],
      [DEFLATED, 2],
      [0, 2],
      [NO_DATE, 2],
      [0, 4],
      [0, 4],
      [0, 4],
      [name.length, 2],
      [0, 2],
    ),
    name,
  ]);

const directoryEntry = ({ path, crc, packed, size, at }: Written): Buffer =>
  Buffer.concat([
    words(
      [0x02014b50, 4],
      [VERSION, 2],
      [VERSION, 2],
      [SIZES_FOLLOW, 2],
      [DEFLATED, 2],
      [0, 2],
      [NO_DATE, 2],
    ),
    words(
      [crc, 4],
      [packed, 4],
      [size, 4],
      [path.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    ),
    path,
  ]);

/** Whole numbers of 2 or 4 bytes, the least byte first. */
function words(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((all, [, bytes]) => all + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
