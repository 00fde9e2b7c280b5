import { formatGram } from '#kit/rules/format.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import { type Miligram } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, refuseIf } from '#kit/server/problem.ts';
import { periksaKadarGroup } from '#areas/barang/rules/kadar.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { terimaKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import {
  GUDANG_POTONG,
  periksaKondisi,
  RUSAK,
  tentukanBerat,
  TIDAK_KIRIMAN,
} from '#areas/kirim/rules/kirim-barang.ts';
import { TIDAK_JAUH } from '#areas/kirim/rules/daftar-jauh.ts';
import {
  belumPadan,
  petakan,
  type KodePenerima,
  type Padanan,
} from '#areas/kirim/rules/padanan.ts';
import { listIsi, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { findMasihDiSini } from '#areas/kirim/server/jauh/jauh.table.ts';
import { findBelumDiterima } from '#areas/kirim/server/jauh/lama.table.ts';
import { listPacked } from '#areas/kirim/server/kiriman-masuk.ts';
import type { Piece } from '#areas/kirim/server/padanan-harga.ts';
import { readPadanan } from '#areas/kirim/server/padanan.table.ts';
import { kunciTempat, perTempat } from '#areas/kirim/server/tempat-tujuan.ts';
import { TIDAK_TERSEDIA, type Tempat } from '#areas/stock/rules/barang.ts';
import { periksaBatu, type MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { periksaTujuan, TIDAK_PINDAH, type Tujuan } from '#areas/stock/rules/pindah.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import type { BarangRow } from '#areas/stock/server/barang.query.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Given = InputOf<typeof terimaKirimanEndpoint>;
type Scan = Given['body']['barang'][number];
type Isi = Awaited<ReturnType<typeof listIsi>>[number];

/** Each scan is a piece of the list, named once, and not taken in before; damage has its photo. Answers the list. */
export async function checkList(
  tx: Tx,
  scans: readonly Scan[],
  { asal, no_kirim }: KirimanMasuk,
): Promise<ReadonlyMap<string, Isi>> {
  const isi = new Map((await listIsi(tx, asal, no_kirim)).map((one) => [one.kode_barcode, one]));
  const seen = new Set<string>();
  refuseIf(
    scans.flatMap(({ kode_barcode, kondisi, foto }, index): Refusal[] => {
      const twice = seen.has(kode_barcode);
      seen.add(kode_barcode);
      return [
        ...gather(
          [twice, TIDAK_TERSEDIA.BARANG_KEMBAR],
          [!isi.has(kode_barcode), fill(TIDAK_KIRIMAN.BUKAN_ISI, { kode_barcode, no_kirim })],
        ).map((one) => at(one, 'barang', index)),
        ...periksaKondisi({ kondisi, foto }, index),
      ];
    }),
  );
  for (const { kode_barcode } of scans) {
    const no_terima = isi.get(kode_barcode)?.no_terima;
    if (no_terima)
      conflictIf(true, fill(TIDAK_KIRIMAN.BARANG_SUDAH_DITERIMA, { kode_barcode, no_terima }));
  }
  return isi;
}

/** The sender's pieces in the order of the scans. */
export async function ownRows(
  tx: Tx,
  kirim: KirimanMasuk,
  scans: readonly Scan[],
): Promise<BarangRow[]> {
  const codes = scans.map((one) => one.kode_barcode);
  const rows = new Map((await listPacked(tx, kirim, codes)).map((row) => [row.kode_barcode, row]));
  return codes.map((code) => kept(rows, code));
}

/** Under this shop's masters, with the weight that they enter with (D-42.3, D-42.4). */
export async function mapped(
  tx: Tx,
  rows: readonly BarangRow[],
  scans: readonly Scan[],
  typed: readonly Padanan[],
  asal: string,
  ctx: Ctx,
): Promise<{ pieces: Piece[]; chosen: Padanan[] }> {
  const toleransi = ctx.param(stockParam.TOLERANSI_KIRIMAN);
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const padanan = await readPadanan(tx, ctx.kode_toko, asal);
  // What this shop lacks is chosen (D-42.4); its own code is not called otherwise without an owner (D-51.16).
  const belum = new Set(belumPadan(rows, padanan, master).map(keyOf));
  const chosen = new Map(
    typed.filter((one) => belum.has(keyOf(one))).map((one) => [keyOf(one), one]),
  );
  for (const [key, { ke }] of chosen) padanan.set(key, ke);
  const salah: Refusal[] = [];
  const pieces = zip(rows, scans).flatMap(([row, scan], index): Piece[] => {
    const found = petakan(row, padanan, master);
    const berat = periksaBerat(row, scan.berat);
    salah.push(...berat.map((one) => at(one, 'barang', index)));
    if ('salah' in found) {
      salah.push(...found.salah);
      return [];
    }
    salah.push(...periksaMaster(row, found.kode, master).map((one) => at(one, 'barang', index)));
    const timbang = {
      persen: row.persen,
      berat_kirim: row.berat,
      murni_kirim: row.murni,
      berat_atribut: row.berat_atribut,
      berat_timbang: scan.berat,
    };
    return [{ ...scan, row, kode: found.kode, tiba: tentukanBerat(timbang, toleransi) }];
  });
  refuseIf(sekali(salah));
  return { pieces, chosen: [...chosen.values()] };
}

const keyOf = ({ jenis, dari }: Pick<Padanan, 'jenis' | 'dari'>): string => `${jenis}/${dari}`;

/** A missing master is one objection, however many pieces name it. */
const sekali = (salah: readonly Refusal[]): Refusal[] => [
  ...new Map(salah.map((one) => [`${one.field} ${one.message}`, one])).values(),
];

const periksaBerat = ({ berat_atribut }: BarangRow, berat: Miligram | null): Refusal[] =>
  gather([
    berat !== null && berat <= berat_atribut,
    fill(TIDAK_KIRIMAN.BERAT_EMAS_NOL, { berat_atribut: formatGram(berat_atribut) }),
  ]);

const periksaMaster = (row: BarangRow, kode: KodePenerima, master: MasterBarang): Refusal[] => [
  ...periksaKadarGroup(kode.kode_group, kode.kode_kadar, master.kadarGroup),
  ...periksaBatu({ kode_dept: kode.kode_dept, berlian: row.berlian }, master),
];

/** Trays have room; a damaged piece may also lie with bought goods (D-42.3). */
export async function checkPlaces(tx: Tx, pieces: readonly Piece[], ctx: Ctx): Promise<void> {
  const held = await kunciTempat(tx, ctx.kode_toko, pieces);
  for (const some of perTempat(pieces).values()) {
    const [{ kode_gudang, kode_baki }] = some as [Piece];
    const rusak = some.every((one) => one.kondisi === RUSAK);
    refuseIf(
      held.check(
        { kode_gudang, kode_baki },
        some.length,
        rusak ? periksaTempatRusak : periksaTujuan,
      ),
    );
  }
}

const periksaTempatRusak = (tujuan: Tujuan | undefined, ke: Tempat, qty: number): Refusal[] =>
  periksaTujuan(tujuan, ke, qty).flatMap((one) => {
    if (one.code !== TIDAK_PINDAH.TUJUAN_BUKAN_TOKO.code) return [one];
    return GUDANG_POTONG.includes(tujuan?.jenis ?? '') ? [] : [TIDAK_KIRIMAN.GUDANG_BUKAN_TERIMA];
  });

/**
 * A piece that comes home: the half of the shipment by which it left is in this shop's book. One of another shop here
 * is not received again before the shop that it went to has said that it came (decision 1201).
 */
export async function checkHome(
  tx: Tx,
  scans: readonly Scan[],
  { jauh }: KirimanMasuk,
  { kode_toko }: Ctx,
): Promise<void> {
  const codes = scans.map((one) => one.kode_barcode);
  const masih = jauh && (await findMasihDiSini(tx, codes, kode_toko));
  if (masih) conflictIf(true, fill(TIDAK_JAUH.BARANG_MASIH_DI_SINI, masih));
  const jalan = jauh && (await findBelumDiterima(tx, codes));
  if (jalan) conflictIf(true, fill(TIDAK_JAUH.BARANG_BELUM_DITERIMA, jalan));
  for (const { kode_barcode, status, no_pegang } of await lockBarangSemua(tx, kode_toko, codes)) {
    invariant(status === 'KIRIM', `${kode_barcode} is here already`);
    conflictIf(
      !no_pegang?.startsWith('SB'),
      fill(TIDAK_KIRIMAN.BARANG_BELUM_PULANG, { kode_barcode }),
    );
  }
}
