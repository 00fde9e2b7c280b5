import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import { mg, plus, sum, type Miligram } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { terimaKirimBerlianEndpoint } from '#areas/berlian/contract/kirim-berlian.api.ts';
import { TIDAK_BERLIAN, type Ukuran } from '#areas/berlian/rules/batu.ts';
import {
  BATAS_CT_ORANG,
  periksaBatuTiba,
  petakanJenis,
  selisihKecil,
  tentukanBatuTiba,
  type BatuTiba,
} from '#areas/berlian/rules/kirim.ts';
import { lockBatu } from '#areas/berlian/server/berlian.table.ts';
import {
  findBedaCt,
  listPenerimaCt,
  listBatuAsal,
  listBatuDulu,
  type BatuAsal,
} from '#areas/berlian/server/kirim/kirim-batu.table.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import { modalDari } from '#areas/kirim/rules/buku-kiriman.ts';
import { needBatuSama, needBatuTidakDiSini } from '#areas/kirim/server/jauh/batu-jauh.ts';
import { akunLain } from '#areas/kirim/server/jauh/beda-orang.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import type { Padanan } from '#areas/kirim/rules/padanan.ts';
import { listIsi, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { readPadanan } from '#areas/kirim/server/padanan.table.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Given = InputOf<typeof terimaKirimBerlianEndpoint>;
type Scan = Given['body']['barang'][number];
type Isi = Awaited<ReturnType<typeof listIsi>>[number];
/** A stone that came, as it was packed and as this shop will have it. */
export type Datang = Scan & {
  readonly isi: Isi;
  readonly asal: BatuAsal;
  readonly packed: Ukuran;
  readonly tiba: BatuTiba;
  readonly jenis: string;
  /** Where this shop lost it before; null of any other. */
  readonly hilang_di: string | null;
};

/** Each scan is a stone of the list, named once, and not taken in before; the list in the order of the scans. */
export async function needPacked(
  tx: Tx,
  barang: readonly Scan[],
  { asal, no_kirim }: KirimanMasuk,
): Promise<Isi[]> {
  const isi = new Map((await listIsi(tx, asal, no_kirim)).map((one) => [one.kode_barcode, one]));
  const seen = new Set<string>();
  refuseIf(
    barang.flatMap(({ kode_berlian: kode_barcode }, index): Refusal[] => {
      const twice = seen.has(kode_barcode);
      seen.add(kode_barcode);
      return gather(
        [twice, TIDAK_TERSEDIA.BARANG_KEMBAR],
        [!isi.has(kode_barcode), fill(TIDAK_KIRIMAN.BUKAN_ISI, { kode_barcode, no_kirim })],
      ).map((one) => at({ ...one, field: 'kode_berlian' }, 'barang', index));
    }),
  );
  return barang.map(({ kode_berlian: kode_barcode }) => {
    const line = kept(isi, kode_barcode);
    const no_terima = line.no_terima ?? '';
    const sudah = fill(TIDAK_KIRIMAN.BARANG_SUDAH_DITERIMA, { kode_barcode, no_terima });
    conflictIf(line.no_terima !== null, sudah);
    return line;
  });
}

type Pilihan = {
  readonly typed: readonly { readonly dari: string; readonly ke: string }[];
  /** Jenis of stones of this shop. */
  readonly jenis: readonly string[];
  readonly asal: string;
};
/** This shop's jenis of each stone: one that it lacks is chosen, and kept for that sender (D-42.4). */
export async function pilihJenis(
  tx: Tx,
  packed: readonly Isi[],
  { typed, jenis, asal }: Pilihan,
  { kode_toko }: Ctx,
) {
  const padanan = await readPadanan(tx, kode_toko, asal);
  const belum = [...new Set(packed.map((one) => one.kode_dept))].filter(
    (dari) => petakanJenis(dari, padanan, jenis) === null,
  );
  const chosen: Padanan[] = [];
  for (const dari of belum) {
    const ke = typed.find((one) => one.dari === dari)?.ke;
    const kosong = fill(TIDAK_KIRIMAN.PADANAN_KOSONG, { jenis: 'Jenis', dari });
    chosen.push({ jenis: 'JENIS', dari, ke: orRefuse(ke, kosong) });
    padanan.set(`JENIS/${dari}`, ke ?? '');
  }
  const bukan = chosen.some(({ ke }) => !jenis.includes(ke));
  refuseIf(bukan ? [{ ...TIDAK_BERLIAN.BUKAN_JENIS_BERLIAN, field: 'padanan' }] : []);
  return { chosen, jenisOf: (dari: string) => petakanJenis(dari, padanan, jenis) ?? dari };
}

type Pembawa = {
  readonly kirim: KirimanMasuk;
  readonly jenisOf: (dari: string) => string;
};
/** Each stone beside what was packed; 422 where another certificate came, or a difference is not photographed. */
export async function datang(
  tx: Tx,
  packed: readonly Isi[],
  scans: readonly Scan[],
  { kirim, jenisOf }: Pembawa,
): Promise<Datang[]> {
  const codes = scans.map((one) => one.kode_berlian);
  const dari = new Map(
    (await listBatuAsal(tx, kirim, codes)).map((one) => [one.kode_berlian, one]),
  );
  const stones = zip(packed, scans).map(([isi, scan]) => {
    const ukuran = { carat: isi.carat ?? mg(0), butir: isi.butir ?? 1 };
    const tiba = tentukanBatuTiba(ukuran, scan);
    return {
      ...scan,
      isi,
      asal: kept(dari, scan.kode_berlian),
      packed: ukuran,
      tiba,
      jenis: jenisOf(isi.kode_dept),
      hilang_di: null,
    };
  });
  refuseIf(
    stones.flatMap((one, index) =>
      periksaBatuTiba(one.isi.no_sertifikat, one.tiba, one).map((no) => at(no, 'barang', index)),
    ),
  );
  return stones;
}

/**
 * Stones that come home, or come again by another way than they left: with their piece, or bought back by another shop.
 * 409 where this shop's book has one still. One that it lost before is an owner's to read, as at any door (D-45.4).
 */
export async function needPulang(
  tx: Tx,
  { jauh }: Pick<KirimanMasuk, 'jauh'>,
  stones: readonly Datang[],
  ctx: Ctx,
): Promise<readonly Datang[]> {
  const codes = stones.map((one) => one.kode_berlian);
  await lockBatu(tx, codes, ctx);
  if (jauh)
    await needBatuSama(
      tx,
      stones.map(({ asal, kode_berlian }) => ({ ...asal, kode_berlian })),
      [],
    );
  const dulu = new Map((await listBatuDulu(tx, codes, ctx)).map((one) => [one.kode_berlian, one]));
  for (const { kode_berlian, dipegang } of dulu.values())
    conflictIf(dipegang, fill(TIDAK_KIRIMAN.BARANG_BELUM_PULANG, { kode_barcode: kode_berlian }));
  if (jauh) await needBatuTidakDiSini(tx, codes, ctx);
  return stones.map((one) => {
    const hilang_di = dulu.get(one.kode_berlian)?.hilang_di ?? null;
    return { ...one, hilang_di, tiba: { ...one.tiba, luar: one.tiba.luar || hilang_di !== null } };
  });
}

const ct = (isi: Miligram): string => `${formatGram(isi)} ct`;
const isiOf = ({ carat, butir }: Ukuran): string =>
  `${formatInt(butir)} butir, ${formatGram(carat)} ct`;

/**
 * Stones that are not as they were packed, and small differences of one person that are too many in thirty days: an
 * owner agrees, who sees the photos, or the sum (decision 1102).
 */
export async function tanya(
  tx: Tx,
  { no_kirim, nama_asal, input_by }: KirimanMasuk,
  stones: readonly Datang[],
  ctx: Ctx,
): Promise<{ readonly asks: Tuntutan[]; readonly lewat: boolean }> {
  const jumlah = sum([mg(0), ...stones.map((one) => selisihKecil(one.tiba))]);
  const luar = stones.filter((one) => one.tiba.luar);
  if (jumlah === 0 && luar.length === 0) return { asks: [], lewat: false };
  const juga = await akunLain(tx, ctx.user_id, () => listPenerimaCt(tx, ctx));
  const dulu = await findBedaCt(tx, ctx, juga);
  const lewat = plus(jumlah, dulu.carat) > BATAS_CT_ORANG;
  const beda = stones.filter((one) => one.tiba.luar || (lewat && one.tiba.selisih > 0));
  if (beda.length === 0) return { asks: [], lewat };
  const foto = beda.flatMap((one) => one.foto ?? []);
  const ask: Tuntutan = {
    event: kirimEvents.KIRIMAN_SELISIH,
    // Of an owner's own receipt a supervisor may say it: no shop has two owners at its door.
    penyetuju: ctx.level === 'OWN' ? 'SPV' : 'OWN',
    ringkasan: sentence('{n} berlian kiriman {no} berbeda', { n: beda.length, no: no_kirim }),
    angka: [
      ...beda.map(({ isi, packed, carat, butir, temuan }) => ({
        label: `${isi.kode_barcode} ${isi.nama_barang}`,
        nilai: [`${isiOf(packed)} → ${isiOf({ carat, butir })}`, temuan].filter(Boolean).join(', '),
      })),
      ...beda.flatMap(({ kode_berlian, hilang_di }) =>
        hilang_di === null
          ? []
          : [{ label: 'Hilang di opname', nilai: `${kode_berlian} ${hilang_di}` }],
      ),
      {
        label: 'Modal',
        nilai: formatRupiah(modalDari(beda.map((one) => one.isi))),
        modal: true as const,
      },
      { label: 'Toko Asal', nilai: nama_asal },
      { label: 'Pengirim', nilai: input_by },
      {
        label: 'Selisih carat 30 hari',
        nilai: sentence('{kali} kali, {jumlah}', { kali: dulu.kali, jumlah: ct(dulu.carat) }),
      },
    ],
    ...(foto.length > 0 && { foto }),
  };
  return { asks: [ask], lewat };
}
