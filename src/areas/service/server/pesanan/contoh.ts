import { formatGram } from '#kit/rules/format.ts';
import { minus, type Miligram } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type {
  ambilContohEndpoint,
  daftarContohEndpoint,
} from '#areas/service/contract/pesanan/pesanan.api.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { bukuContoh } from '#areas/service/rules/pesanan/buku-pesanan.ts';
import { TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import { izinPengambil } from '#areas/service/server/pengambil.ts';
import { listContohAda, saveContohAmbil } from '#areas/service/server/pesanan/contoh.table.ts';
import { holdPesanan } from '#areas/service/server/pesanan/pegang.ts';
import { pesanan } from '#areas/service/server/pesanan/pesanan.ts';
import { CONTOH, kataPesanan } from '#areas/service/server/pesanan/pesanan.table.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const ANY = ['VALID', 'PROSES', 'SELESAI', 'DIAMBIL', 'CANC'];
type Asked = InputOf<typeof ambilContohEndpoint>;
type Contoh = PesananDokumen['contoh'][number];

/**
 * A sample goes home, in every state of its order (D-36.5): to the customer whose it is, or by a superior's word to
 * another (D-51.9). It is weighed: one that weighs other than it came is not the one that came, which is asked about.
 */
export async function ambilContoh(
  tx: Tx,
  { params: { no }, body }: Asked,
  ctx: Ctx,
): Promise<PesananDokumen> {
  tx.guards.add('weight');
  const held = await holdPesanan(tx, no, ANY, ctx);
  conflictIf(held.tunggu && held.valid_at === null, TIDAK_PESANAN.CONTOH_BELUM);
  const here = (await CONTOH.read(tx, ctx.kode_toko, no)).filter((one) => one.no_ambil === null);
  const given = here.filter((one) => body.urut === null || one.urut === body.urut);
  conflictIf(given.length === 0, TIDAK_PESANAN.CONTOH_TIDAK_ADA);
  const [only, ...others] = given;
  if (!only) throw missing(TIDAK_PESANAN.CONTOH_TIDAK_ADA);
  refuseIf([
    ...(others.length > 0 ? [TIDAK_PESANAN.CONTOH_MANA] : []),
    ...(ctx.param(pembelianParam.FOTO_BELI_WAJIB) && body.foto === null
      ? [TIDAK_SERVICE.FOTO_WAJIB]
      : []),
  ]);
  const kata = body.kode_nota === null ? [] : await kataPesanan(tx, ctx.kode_toko, no);
  const siapa = await izinPengambil(tx, { ...held, no, rupiah: held.dp_rp, kata }, body, ctx);
  refuseIf(siapa.refusals);
  const { berat: kembali } = body;
  const selisih = Math.abs(minus(kembali, only.berat)) > ctx.param(stockParam.TOLERANSI_BERAT_JUAL);
  const photo = body.foto === null ? [] : [{ foto: body.foto, field: 'foto' }];
  await pakaiBukti(tx, 'contoh_ambil', photo, ctx);
  await perluOtorisasi(tx, ctx, [
    ...siapa.asks,
    ...(selisih ? [askSelisih(no, only, kembali)] : []),
    ...jagaBeratWajar(tx, [ditimbang({ ...only, berat: kembali })], ctx),
  ]);
  const no_ambil = await takeNomor(tx, ctx.kode_toko, 'AB', ctx.hari);
  const row = {
    no_ambil,
    no_pesanan: no,
    nama_customer: held.nama_customer,
    qty: 1,
    berat: only.berat,
    berat_kembali: kembali,
    selisih,
    diambil_oleh: body.diambil_oleh,
    no_ktp: body.no_ktp,
    setuju_pemilik: siapa.setuju_pemilik,
  };
  await saveContohAmbil(tx, row, { urut: only.urut, foto: body.foto }, ctx);
  const set = { no_bukti: no_ambil, kode_transaksi: 'CONTOH', keterangan: held.nama_customer };
  await catatBuku(tx, { ...set, baris: bukuContoh([only]) }, ctx);
  await siapa.afterNumber?.();
  const { no_ktp: _, ...sesudah } = row;
  tx.audit({ tindakan: 'AMBIL_CONTOH', tabel: 'contoh_ambil', kunci: no_ambil, sesudah });
  return pesanan.read(tx, no, ctx);
}

const askSelisih = (no: string, contoh: Contoh, kembali: Miligram): Tuntutan => ({
  event: serviceEvents.PESANAN_SELISIH,
  ringkasan: sentence('Barang contoh {no} beratnya lain', { no }),
  angka: [
    { label: 'Barang', nilai: contoh.nama_barang },
    { label: 'Berat pesan', nilai: `${formatGram(contoh.berat)} g` },
    { label: 'Berat jadi', nilai: `${formatGram(kembali)} g` },
  ],
  foto: [contoh],
});

/** Samples that are here, the oldest first. */
export const daftarContoh = (
  on: Sql,
  { query: { q } }: InputOf<typeof daftarContohEndpoint>,
  ctx: Ctx,
) => listContohAda(on, ctx.kode_toko, q ?? '');
