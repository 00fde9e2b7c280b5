import * as z from 'zod/mini';
import { kept } from '#kit/rules/lists.ts';
import { mg, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { findSidikOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import { daftarBatuJauh, type DaftarBatuJauh } from '#areas/kirim/contract/batu-jauh.wire.ts';
import { butirOf, periksaDaftarBatu } from '#areas/kirim/rules/batu-jauh.ts';
import { TIDAK_JAUH } from '#areas/kirim/rules/daftar-jauh.ts';
import { listBatuLepas } from '#areas/kirim/server/jauh/batu-jauh.table.ts';
import { KIRIMAN_DAFTAR } from '#areas/kirim/server/jauh/daftar-jauh.ts';
import { JAUH_BARU, saveJauh, sidikOf } from '#areas/kirim/server/jauh/jauh.table.ts';
import { withNames } from '#areas/kirim/server/padanan.table.ts';
import { PESAN_PALING_BESAR } from '#areas/toko/contract/antar.api.ts';
import { kabari } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Kepala = Pick<
  DaftarBatuJauh,
  'pembawa' | 'no_segel' | 'berat_bungkus' | 'no_kirim_asal' | 'keterangan' | 'nama_tujuan'
> & { readonly tujuan: string };
type Dikemas = {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly harga_jual: Rupiah | null;
};

/** The list of loose stones goes to the other server (D-43.5); what that one would refuse of it is refused here. */
export async function kirimDaftarBatu(
  tx: Tx,
  no_kirim: string,
  { tujuan, ...kepala }: Kepala,
  lines: readonly Dikemas[],
  ctx: Ctx,
): Promise<void> {
  const { kode_toko, user_id } = ctx;
  const batu = await listBatuLepas(
    tx,
    kode_toko,
    lines.map((one) => one.kode_barcode),
  );
  const barang = lines.map(({ kode_barcode, nama_barang, harga_jual }) => ({
    ...kept(batu, kode_barcode),
    nama_barang: tanpaSurat(nama_barang, kept(batu, kode_barcode).no_sertifikat),
    harga_hari_itu: harga_jual,
  }));
  const jenis = [...new Set(barang.map((one) => one.kode_dept))];
  const named = await withNames(
    tx,
    kode_toko,
    jenis.map((dari) => ({ jenis: 'JENIS' as const, dari, persen: null })),
  );
  const isi = {
    isi: 'BERLIAN',
    ...kepala,
    no_kirim,
    nama_asal: ctx.toko.nama_toko,
    tgl_system: ctx.hari,
    input_by: user_id,
    hp_pengirim: await findSidikOrang(tx, user_id),
    total_qty: lines.length,
    total_carat: sum([mg(0), ...barang.map((one) => one.carat)]),
    total_butir: butirOf(barang),
    barang,
    nama: named.map(({ dari, nama }) => ({ jenis: 'JENIS', kode: dari, nama })),
  };
  const besar = Buffer.byteLength(JSON.stringify(isi));
  conflictIf(besar > PESAN_PALING_BESAR, TIDAK_JAUH.DAFTAR_BESAR);
  const read = z.safeParse(daftarBatuJauh, isi);
  conflictIf(!read.success, fill(TIDAK_JAUH.DAFTAR_SALAH, { no_kirim }));
  if (!read.success) return;
  const asal = { dari: kode_toko, no_dokumen: no_kirim, batas: ctx.hari };
  const salah = periksaDaftarBatu(read.data, asal);
  if (salah) conflictIf(true, salah);
  const baru = { asal: kode_toko, no_kirim, tujuan, sidik: await sidikOf(tx, isi) };
  await saveJauh(tx, { ...JAUH_BARU, ...baru, daftar: 'KIRIM', alasan: null, nama: [] }, ctx);
  await kabari(tx, { ke: tujuan, jenis: KIRIMAN_DAFTAR, no_dokumen: no_kirim, isi }, ctx);
}

/** Its number is read from the certificate that comes, not from a name (decision 1100). */
const tanpaSurat = (nama: string, no: string | null): string =>
  no !== null && nama.endsWith(no) ? `${nama.slice(0, -no.length)}bersertifikat` : nama;
