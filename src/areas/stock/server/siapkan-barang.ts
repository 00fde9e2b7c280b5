import { gather, fill, type Refusal } from '#kit/rules/refusal.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { zip } from '#kit/rules/lists.ts';
import { bisaMundur } from '#areas/akses/server/jam/bisa-mundur.ts';
import { periksaKadar } from '#areas/barang/rules/kadar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BarangAsked, Gambar } from '#areas/stock/contract/barang.api.ts';
import {
  hitungMurni,
  kembarDi,
  kunciNama,
  periksaBatu,
  periksaCara,
  periksaIsi,
  periksaKode,
  periksaKondisi,
  periksaModalBatu,
  periksaPasangan,
  periksaTempat,
  TIDAK_BARANG,
  type MasterBarang,
} from '#areas/stock/rules/periksa-barang.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { namaTempat, periksaMuat } from '#areas/stock/rules/pindah.ts';
import { readBarangBaru } from '#areas/stock/server/baca-isi.ts';
import {
  listTagKembar,
  lockNamaKembar,
  readMasterBarang,
  type BarangBaru,
  type Kembar,
} from '#areas/stock/server/barang-baru.table.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { readKondisi, readPasangan } from '#areas/stock/server/pasangan-barang.query.ts';
import { beratLabel } from '#areas/stock/server/jaga/berat-label.ts';
import { findGambar } from '#areas/stock/server/foto/foto-simpan.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

type Dibaca = NonNullable<ReturnType<typeof readBarangBaru>['isi']>;
/** What became of each line: the piece, or why not. */
export type Disiapkan = { readonly barang?: BarangBaru; readonly salah: readonly Refusal[] };

/** Checks every line by every rule before anything is written; nothing stops at the first fault (D-8.3). */
export async function siapkanBarang(
  tx: Tx,
  asked: readonly BarangAsked[],
  ctx: Ctx,
): Promise<Disiapkan[]> {
  tx.guards.add('fineness');
  const lines = asked.map(readBarangBaru);
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const pasangan = await readPasangan(tx, ctx);
  const kondisi = await readKondisi(tx, ctx.kode_toko);
  const fotos = await Promise.all(
    lines.map(({ isi }) => findGambar(ctx.kode_toko, isi?.gambar ?? [])),
  );
  const kembar = await kembarSemua(
    tx,
    lines.map(({ isi }) => isi),
    ctx,
  );
  const penuh = await periksaBaki(
    tx,
    lines.map(({ isi }) => isi),
    ctx,
  );
  return zip(zip(lines, asked), zip(zip(kembar, penuh), fotos)).map(
    ([[line, given], [full, foto]]) => {
      const { isi, salah } = line;
      if (isi === undefined) return { salah: [...salah, ...periksaKodeSaja(given, salah, master)] };
      needModul(isi, ctx);
      return {
        barang: susunBarang(isi, foto, master, ctx),
        salah: [
          ...periksaSatu(isi, foto, master, ctx),
          ...periksaPasangan(isi, pasangan),
          ...periksaKondisi(isi, kondisi),
          ...full.flat(),
        ],
      };
    },
  );
}

/** A line that cannot be read as a whole still has its codes looked at: one correction, not two. */
function periksaKodeSaja(
  asked: BarangAsked,
  salah: readonly Refusal[],
  master: MasterBarang,
): Refusal[] {
  const kode = (name: string): string =>
    typeof asked[name] === 'string' ? asked[name].trim().toUpperCase() : '';
  const bandrol = kode('kode_bandrol') || null;
  const told = [
    ...periksaKode(
      {
        kode_kategori: kode('kode_kategori'),
        kode_dept: kode('kode_dept'),
        kode_group: kode('kode_group'),
        kode_kadar: kode('kode_kadar'),
        kode_bandrol: bandrol,
      },
      master,
    ),
    ...periksaTempat(kode('kode_gudang'), kode('kode_baki') || null, master),
  ];
  return told.filter(
    ({ field }) =>
      field && (kode(field) || field === 'kode_baki') && !salah.some((one) => one.field === field),
  );
}

function periksaSatu(
  isi: Dibaca,
  foto: readonly Gambar[],
  master: MasterBarang,
  ctx: Ctx,
): Refusal[] {
  return [
    ...periksaIsi({
      ...isi,
      berat_atribut: isi.berat_atribut ?? mg(0),
      berat_label: isi.berat_label ?? mg(0),
    }),
    ...periksaKode(isi, master),
    ...periksaCara(isi, { ...master, cara: ctx.param(barangParam.kategori_harga) }),
    ...periksaKadar(isi, master),
    ...periksaTempat(isi.kode_gudang, isi.kode_baki, master),
    ...periksaBatu({ kode_dept: isi.kode_dept, berlian: isi.berlian ?? [] }, master),
    ...periksaModalBatu({ harga_modal: isi.harga_modal, berlian: isi.berlian ?? [] }),
    ...gather(
      [tanggalSalah(isi.tgl_terima, ctx), TIDAK_BARANG.TGL_TERKUNCI],
      [foto.length !== (isi.gambar?.length ?? 0), TIDAK_BARANG.FOTO_TIDAK_ADA],
    ),
  ];
}

/**
 * Only those who may move dates back may name an earlier day, and no person a day that has not come (D-2.4). On an
 * open day that is late itself no other day may be named: the approval asked for is for that day, not the piece's.
 */
const tanggalSalah = (tgl: Hari | null, ctx: Ctx): boolean =>
  tgl !== null &&
  (tgl > ctx.hari ||
    (tgl < ctx.hari && (!bisaMundur(ctx.level, ctx.modul) || ctx.lateDay !== undefined)));

/** What belongs to a module that is off cannot be said of a piece (D-4.1). */
export function needModul(
  { berlian, tag_id }: Partial<Pick<Dibaca, 'berlian' | 'tag_id'>>,
  ctx: Ctx,
): void {
  const modul = berlian?.length
    ? barangModul.BERLIAN_MODULE
    : tag_id
      ? stockModul.RFID_MODULE
      : undefined;
  if (modul && !ctx.modul(modul))
    throw new Problem(403, 'MODUL_TIDAK_AKTIF', 'Modul Tidak Aktif', {
      extra: { modul: modul.key },
    });
}

function susunBarang(
  isi: Dibaca,
  gambar: Gambar[],
  master: MasterBarang,
  ctx: Ctx,
): BarangBaru | undefined {
  const persen = master.kadar.get(isi.kode_kadar);
  if (persen === undefined) return undefined;
  const berat_atribut = isi.berat_atribut ?? mg(0);
  return {
    ...isi,
    persen,
    berat_atribut,
    gambar,
    kadar: persen,
    ...hitungMurni(isi.berat, berat_atribut, persen),
    berat_label: isi.berat_label ?? beratLabel(isi.kode_bandrol, master, ctx),
    harga_jual: isi.harga_jual ?? rp(0),
    harga_atribut: isi.harga_atribut ?? rp(0),
    dokumen_perolehan: isi.dokumen_perolehan ?? 'TIDAK_ADA',
    tgl_terima: isi.tgl_terima ?? ctx.hari,
    berlian: isi.berlian ?? [],
  };
}

/**
 * Lines for which their tray has no room any more, after those before them. The trays are held, in one
 * order for everybody, so that two lists do not fill the same gap.
 */
async function periksaBaki(
  tx: Tx,
  lines: readonly (Tempat | undefined)[],
  { kode_toko }: Ctx,
): Promise<Refusal[][]> {
  const salah = lines.map((): Refusal[] => []);
  const baki = Map.groupBy(lines.keys(), (at) =>
    lines[at]?.kode_baki ? namaTempat(lines[at]) : undefined,
  );
  for (const [nama, list] of [...baki].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))) {
    if (nama === undefined) continue;
    const tempat = lines[list[0] ?? -1];
    if (!tempat) continue;
    const tujuan = await lockTujuan(tx, kode_toko, tempat);
    for (const [urut, at] of list.entries())
      salah[at] = periksaMuat(tujuan?.baki, tempat.kode_baki, urut + 1);
  }
  return salah;
}

/** Names and tags that a piece in stock has already, or an earlier line of the same list. */
async function kembarSemua(
  tx: Tx,
  lines: readonly (Dibaca | undefined)[],
  ctx: Ctx,
): Promise<Refusal[][]> {
  const names = ctx.modul(stockModul.NAMA_BARANG_UNIK_MODULE)
    ? lines.map((isi) => isi?.nama_barang ?? null)
    : [];
  const tags = lines.map((isi) => isi?.tag_id ?? null);
  const namaAda = names.length
    ? await lockNamaKembar(
        tx,
        ctx.kode_toko,
        names.map((name) => name ?? ''),
        null,
      )
    : [];
  const tagAda = tags.some((tag) => tag !== null)
    ? await listTagKembar(tx, ctx.kode_toko, tags, null)
    : [];
  const namaBaris = kembarDi(names.map((name) => (name === null ? null : kunciNama(name))));
  const tagBaris = kembarDi(tags);
  const byPlace = (rows: readonly Kembar[]) =>
    new Map(rows.map((row) => [row.urut, row.kode_barcode]));
  const [nama, tag] = [byPlace(namaAda), byPlace(tagAda)];
  return lines.map((_, at) => [
    ...named(TIDAK_BARANG.NAMA_KEMBAR, 'kode_barcode', nama.get(at + 1)),
    ...named(TIDAK_BARANG.NAMA_KEMBAR_BARIS, 'baris', namaBaris[at]),
    ...named(TIDAK_BARANG.TAG_KEMBAR, 'kode_barcode', tag.get(at + 1)),
    ...named(TIDAK_BARANG.TAG_KEMBAR_BARIS, 'baris', tagBaris[at]),
  ]);
}

const named = (refusal: Refusal, name: string, value: string | number | undefined): Refusal[] =>
  value === undefined ? [] : [fill(refusal, { [name]: value })];
