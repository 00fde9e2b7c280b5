import type { Refusal } from '#kit/rules/refusal.ts';
import { periksaKekuatan, periksaSandi } from '#areas/akses/rules/sandi.ts';

/** What thieves of a gold shop try first, beside the lists of the library; the demo's is known to all. */
const DAGANG = [
  'emas',
  'perhiasan',
  'berlian',
  'cincin',
  'gelang',
  'kalung',
  'anting',
  'liontin',
  'toko',
  'kasir',
  'admin',
  'owner',
  'supervisor',
  'kilau',
  'demo',
  'indonesia',
  'merdeka',
  'bismillah',
  'alhamdulillah',
  'rahasia',
  'sayang',
  'kilau-demo-2026',
];
/** Characters that are measured: the measure takes long over long texts, and no person guesses beyond these. */
const TERUKUR = 32;

type Ukur = (sandi: string, nama: readonly string[]) => number;

/**
 * Guesses in powers of ten, by zxcvbn with its list of stolen passwords and the words and names of
 * Indonesian, kept offline. It is loaded when the first password is chosen, not with the server.
 */
let ukur: Promise<Ukur> | undefined;
const loadUkur = async (): Promise<Ukur> => {
  const [{ ZxcvbnFactory }, common, indonesian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-id'),
  ]);
  const factory = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...indonesian.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: TERUKUR,
  });
  return (sandi, nama) =>
    factory.check([...sandi.trim()].slice(0, TERUKUR).join(''), [...DAGANG, ...nama]).guessesLog10;
};

/** Names fall apart into the words that a guesser would put together. */
const words = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);

export const ukurSandi = async (sandi: string, nama: readonly string[]): Promise<number> =>
  (await (ukur ??= loadUkur()))(sandi, words(nama));

type Milik = { lama?: string; user_id: string; berfaktor: boolean; nama: readonly string[] };

/** Every objection to a new password: its length, the old one, the list, the names. */
export async function periksaSandiBaru(baru: string, of: Milik): Promise<Refusal[]> {
  const refused = periksaSandi(baru, of);
  if (refused.length > 0) return refused;
  return periksaKekuatan(await ukurSandi(baru, [of.user_id, ...of.nama]), of.berfaktor);
}
