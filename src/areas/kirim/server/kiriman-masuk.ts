import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { isSatuOrang, isSidikOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import type { Kiriman } from '#areas/kirim/contract/kiriman.api.ts';
import { SALAH_PALING_BANYAK, TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { belumPadan } from '#areas/kirim/rules/padanan.ts';
import {
  findKiriman,
  listIsi,
  lockKiriman,
  type KirimanMasuk,
} from '#areas/kirim/server/kiriman.table.ts';
import { needTidakDibatalkan } from '#areas/kirim/server/jauh/batal-jauh.ts';
import { findJauh, listBarangJauh, listNamaJauh } from '#areas/kirim/server/jauh/jauh.table.ts';
import { listLebih } from '#areas/kirim/server/lebih.table.ts';
import { readPadanan, withNames } from '#areas/kirim/server/padanan.table.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { listBarang, type BarangRow } from '#areas/stock/server/barang.query.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { kept } from '#kit/rules/lists.ts';
import { mg } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const salah = limiter(SALAH_PALING_BANYAK);
const siapa = ({ kode_toko, user_id }: Ctx): string => `${kode_toko}/${user_id}`;
const asTyped = (no: string): string => no.replaceAll(/\s/g, '').toUpperCase();

/** Another shop's, and one that never was, are the same nothing, and count: numbers follow each other. */
function found(kirim: KirimanMasuk | undefined, ctx: Ctx): KirimanMasuk {
  if (kirim) return kirim;
  salah(siapa(ctx));
  throw missing(TIDAK_KIRIMAN.NO_KIRIM_TIDAK_ADA);
}

type Isi = KirimanMasuk['isi'];

/** Shipments whose lines have codes of their own: what came too much of them is scanned (D-42.7). */
export const BERKODE: readonly Isi[] = ['BARANG', 'BERLIAN'];

const LAIN = {
  BARANG: TIDAK_KIRIMAN.KIRIMAN_BARANG,
  EMAS: TIDAK_KIRIMAN.KIRIMAN_EMAS,
  BERLIAN: TIDAK_KIRIMAN.KIRIMAN_BERLIAN,
};
/** Pieces, gold and stones are received each by its own act: the other one is named (D-44.9). */
function needIsi({ isi, no_kirim }: KirimanMasuk, wanted: Isi | readonly Isi[]): void {
  conflictIf(![wanted].flat().includes(isi), fill(LAIN[isi], { no_kirim }));
}

/**
 * A shipment to this shop, also one that was received whole, held until the act is finished: never for who packed it,
 * as head office could that works on both shops (D-42.9, D-43.1).
 */
export async function holdSampai(
  tx: Tx,
  no: string,
  ctx: Ctx,
  isi: Isi | readonly Isi[] = 'BARANG',
): Promise<KirimanMasuk> {
  salah.full(siapa(ctx));
  const kirim = found(await lockKiriman(tx, asTyped(no), ctx.kode_toko), ctx);
  const { no_kirim, status } = kirim;
  needIsi(kirim, isi);
  conflictIf(status === 'CANC', fill(TIDAK_KIRIMAN.KIRIMAN_BATAL, { no_kirim }));
  const sendiri = await isSatuOrang(tx, ctx.user_id, kirim.input_by);
  refuseIf(
    sendiri || (await isPengirimJauh(tx, kirim, ctx)) ? [TIDAK_KIRIMAN.KIRIMAN_SENDIRI] : [],
  );
  if (kirim.jauh) await needTidakDibatalkan(tx, kirim.asal, no_kirim);
  return kirim;
}

/** Two servers know one person by his telephone: his accounts there are not here. */
async function isPengirimJauh(
  tx: Tx,
  { jauh, asal, no_kirim }: KirimanMasuk,
  { user_id }: Ctx,
): Promise<boolean> {
  const hp = jauh && (await findJauh(tx, asal, no_kirim))?.hp_pengirim;
  return !!hp && (await isSidikOrang(tx, user_id, hp));
}

/** Pieces as their sender has them: in his rows, or in the list that came from his server. */
export const listPacked = (
  on: Sql,
  { jauh, asal, no_kirim }: Pick<KirimanMasuk, 'jauh' | 'asal' | 'no_kirim'>,
  codes: readonly string[],
): Promise<BarangRow[]> =>
  jauh ? listBarangJauh(on, asal, no_kirim, codes) : listBarang(on, asal, codes);

/** The same that still takes acts. */
export async function holdKiriman(
  tx: Tx,
  no: string,
  ctx: Ctx,
  isi: Isi = 'BARANG',
): Promise<KirimanMasuk> {
  const kirim = await holdSampai(tx, no, ctx, isi);
  const { no_kirim, status, selesai } = kirim;
  conflictIf(selesai || status !== 'OPEN', fill(TIDAK_KIRIMAN.KIRIMAN_SELESAI, { no_kirim }));
  return kirim;
}

/** A shipment to this shop by its number, to look at. */
export async function cariKiriman(
  on: Sql,
  no: string,
  ctx: Ctx,
  isi: Isi = 'BARANG',
): Promise<KirimanMasuk> {
  salah.full(siapa(ctx));
  const kirim = found(await findKiriman(on, asTyped(no), ctx.kode_toko), ctx);
  needIsi(kirim, isi);
  return kirim;
}

/** Its sender on another server asks whether he may cancel it, and was answered that he may. */
export const isBatalDiminta = async (
  on: Sql,
  { jauh, asal, no_kirim }: Pick<KirimanMasuk, 'jauh' | 'asal' | 'no_kirim'>,
): Promise<boolean> => jauh && (await findJauh(on, asal, no_kirim))?.batal === 'BOLEH';

/** The packed list, what came of it, and what this shop has to choose for it. */
export async function lihatKiriman(
  on: Sql,
  { params }: { params: { no: string } },
  ctx: Ctx,
): Promise<Kiriman> {
  return tellKiriman(on, await cariKiriman(on, params.no, ctx), ctx);
}

export async function tellKiriman(on: Sql, kirim: KirimanMasuk, ctx: Ctx): Promise<Kiriman> {
  const { isi: _, jauh, ...told } = kirim;
  const { asal, no_kirim } = kirim;
  const isi = await listIsi(on, asal, no_kirim);
  const jalan = isi.filter((one) => one.hasil === 'JALAN');
  const codes = isi.flatMap((one) => (one.isi === 'BARANG' ? one.kode_barcode : []));
  const rows = new Map((await listPacked(on, kirim, codes)).map((row) => [row.kode_barcode, row]));
  const belum = belumPadan(
    jalan.flatMap((one) => (one.isi === 'BARANG' ? kept(rows, one.kode_barcode) : [])),
    await readPadanan(on, ctx.kode_toko, asal),
    await readMasterBarang(on, ctx.kode_toko),
  );
  const lebih = await listLebih(on, asal, no_kirim);
  const bertag = ctx.modul(stockModul.RFID_MODULE);
  return {
    ...told,
    batal_diminta: await isBatalDiminta(on, kirim),
    sisa: isi.filter((one) => one.hasil !== 'TERIMA').length,
    barang: isi.map(({ kode_barcode, nama_barang, persen, berat, murni, hasil, no_terima }) => ({
      kode_barcode,
      nama_barang,
      persen,
      berat,
      murni,
      hasil,
      no_terima,
      berat_atribut: rows.get(kode_barcode)?.berat_atribut ?? mg(0),
      tag_id: bertag ? (rows.get(kode_barcode)?.tag_id ?? null) : null,
      hitung_batu: jauh && (rows.get(kode_barcode)?.berlian.length ?? 0) > 0,
    })),
    padanan:
      jalan.length === 0
        ? []
        : await (jauh ? namaJauh(on, kirim, belum) : withNames(on, asal, belum)),
    lebih: lebih.map((one) => one.kode_barcode),
    lebih_terbuka: lebih.filter((one) => one.keadaan === 'BELUM').map((one) => one.kode_barcode),
  };
}

/** What a sender on another server calls his masters: his list has told it. */
export async function namaJauh(
  on: Sql,
  { asal, no_kirim }: Pick<KirimanMasuk, 'asal' | 'no_kirim'>,
  belum: ReturnType<typeof belumPadan>,
): Promise<Kiriman['padanan']> {
  const nama = await listNamaJauh(on, asal, no_kirim);
  return belum.map((one) => ({ ...one, nama: nama.get(`${one.jenis}/${one.dari}`) ?? one.dari }));
}
