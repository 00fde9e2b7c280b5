import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { cabut, type Penjaga } from '#tests/proof/balapan/cabut.ts';
import { RONDE_PENDEK, siapkan } from '#tests/proof/balapan/meja.ts';
import { PENJAGA } from '#tests/proof/balapan/penjaga.ts';
import { KUNCI_DI_BERKAS, TANPA_BALAPAN } from '#tests/proof/balapan/tanpa-balapan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/**
 * The proof that the races see (reliability F6b): each guard is taken away in turn from a shop that
 * is thrown away, its race is run, and it has to fail. A few in every run, all by `KILAU_PENJAGA=semua`.
 */
const SEMUA = process.env.KILAU_PENJAGA === 'semua';
/** Of all of them those alone whose sentence has these words. */
const HANYA = process.env.KILAU_PENJAGA_NAMA ?? '';
const MEJA = 8;
/** A window may be missed, but not in twice the rounds that the races of every run have: else those prove little. */
const PERCOBAAN = 2 * RONDE_PENDEK;

/** What the race or the invariants say; nothing where all went well. */
async function jalankan(
  shop: Shop,
  { balapan }: Penjaga,
  meja = MEJA,
): Promise<string | undefined> {
  try {
    await balapan(shop, meja);
  } catch (error) {
    return `race: ${String(error).split('\n')[0]}`;
  }
  const rusak = (await periksaBuku(shop.db)).filter((one) => one.jumlah > 0);
  return rusak.length > 0 ? `invariants: ${rusak.map(({ kode }) => kode).join(' ')}` : undefined;
}

const lihat: string[] = [];
describe.each(PENJAGA.filter(({ nama, selalu }) => (SEMUA ? nama.includes(HANYA) : selalu)))(
  '$nama',
  (penjaga) => {
    test('with the guard the race is won once, without it it is seen', async () => {
      const shop = await openShop({ dasar: true, koneksi: MEJA });
      try {
        await siapkan(shop);
        expect(await jalankan(shop, penjaga)).toBeUndefined();
        const kali = await cabut(shop, [penjaga.cabut, ...(penjaga.bersama ?? [])]);
        // With one counter alone the missing guard changes nothing: the rest works, it only does not wait for others.
        expect(await jalankan(shop, penjaga, 1)).toBeUndefined();
        let seen: string | undefined;
        let round = 0;
        for (; round < PERCOBAAN && !seen; round++) seen = await jalankan(shop, penjaga);
        lihat.push(`${penjaga.nama}: ${seen ?? 'NOT SEEN'} (round ${round}, met ${kali()} times)`);
        expect(kali(), 'the guard was not met on the wire').toBeGreaterThan(0);
        expect(seen, 'nothing went wrong without the guard').toBeDefined();
      } finally {
        await shop.close({ broken: true });
      }
    }, 240_000);
  },
);

/** By command only: a person who adds a guard learns here that it needs a race. */
describe.skipIf(!SEMUA)('no guard is forgotten', () => {
  test('every unique index is in the table, or says why not', async () => {
    const shop = await openShop();
    const rows = await shop.rows<{ nama: string }>(
      `select indexrelid::regclass::text as nama from pg_index i join pg_class c on c.oid = i.indrelid
        where indisunique and not indisprimary and c.relnamespace = 'public'::regnamespace`,
    );
    await shop.close();
    const named = PENJAGA.flatMap(({ cabut: own, bersama = [] }) =>
      [own, ...bersama].flatMap((one) => ('indeks' in one ? [one.indeks] : [])),
    );
    const unnamed = rows
      .map(({ nama }) => nama)
      .filter((nama) => !named.includes(nama) && !(nama in TANPA_BALAPAN));
    expect(unnamed).toEqual([]);
  });

  test('so is every file that holds rows', () => {
    const files = globSync('src/{areas,kit}/**/*.ts').filter(
      (file) =>
        !file.endsWith('.test.ts') &&
        /for (no key )?(update|share)\b|pg_advisory_xact|\.forUpdate\b/.test(
          readFileSync(file, 'utf8'),
        ),
    );
    expect(files.toSorted()).toEqual(Object.keys(KUNCI_DI_BERKAS).toSorted());
  });
});

afterAll(() => {
  if (SEMUA) console.log(lihat.join('\n'));
});
