import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { fitting } from '#kit/rules/lists.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type {
  hitungTerimaEndpoint,
  kosongkanOpnameTerimaEndpoint,
  mulaiOpnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { TIDAK_HITUNG } from '#areas/opname/rules/hitung-terima.ts';
import { TIDAK_OPNAME } from '#areas/opname/rules/opname.ts';
import { ambilBerjalan, tungguGiliran } from '#areas/opname/server/opname/opname.ts';
import {
  readOpname,
  saveKosong,
  saveOpname,
  type Opname,
} from '#areas/opname/server/opname/opname.table.ts';
import { readLot } from '#areas/opname/server/penerimaan/keadaan-lot.query.ts';
import { susunLot } from '#areas/opname/server/penerimaan/keadaan-lot.ts';
import {
  saveHitung,
  saveIsiLot,
  sudahDihitung,
} from '#areas/opname/server/penerimaan/opname-lot.table.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { sisaLot } from '#areas/terima/rules/penerimaan.ts';
import { isTerima } from '#areas/terima/server/terima.table.ts';
import { terima } from '#areas/terima/server/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Begins a count of everything that was delivered to a warehouse and carries no label yet (D-33.27). */
export async function mulaiOpnameTerima(
  tx: Tx,
  { body: { kode_gudang } }: InputOf<typeof mulaiOpnameTerimaEndpoint>,
  ctx: Ctx,
): Promise<Opname> {
  const gudang = await lockTujuan(tx, ctx.kode_toko, { kode_gudang, kode_baki: null });
  refuseIf(gudang ? [] : [TIDAK_OPNAME.GUDANG_TIDAK_ADA]);
  const cakupan = { tipe: 'PENERIMAAN' as const, kode_gudang, kode_baki: null, kode_dept: null };
  await tungguGiliran(tx, cakupan, ctx);
  const id = await saveOpname(tx, cakupan, ctx);
  const jumlah = await saveIsiLot(tx, id, kode_gudang, ctx);
  refuseIf(jumlah > 0 ? [] : [TIDAK_HITUNG.TERIMA_HABIS]);
  tx.audit({
    tindakan: 'MULAI_OPNAME_TERIMA',
    tabel: 'opname',
    kunci: String(id),
    sesudah: { kode_gudang, lot: jumlah },
  });
  tx.ring('stock-opname', { id });
  return readOpname(tx, ctx.kode_toko, 'PENERIMAAN', id);
}

/** One lot counted by one person; the first count applies, unless the lot is counted once more on purpose. */
export async function hitungTerima(
  tx: Tx,
  { body }: InputOf<typeof hitungTerimaEndpoint>,
  ctx: Ctx,
) {
  const { id, qty, berat } = body;
  refuseIf(qty === 0 && berat > 0 ? [TIDAK_HITUNG.BERAT_HARUS_NOL] : []);
  refuseIf(qty > 0 && berat === 0 ? [TIDAK_HITUNG.BERAT_KOSONG] : []);
  const opname = await ambilBerjalan(tx, 'PENERIMAAN', id, false, ctx);
  const kode = body.kode.trim().toUpperCase();
  const lot = await cariLot(tx, opname, kode, body.urut, ctx);
  const sisa = lot && sisaLot(lot);
  const kunci = { kode, no_terima: lot ? kode : null, urut: lot?.urut ?? null };
  const ulang = body.ulang === 'YA' && lot !== undefined;
  const kembar = !ulang && (await sudahDihitung(tx, ctx.kode_toko, id, kunci));
  const hitungan = {
    ...kunci,
    kembar,
    qty,
    berat,
    sisa_qty: sisa?.qty ?? null,
    sisa_berat: sisa?.berat ?? null,
  };
  await saveHitung(tx, id, hitungan, ctx);
  tx.audit({
    tindakan: 'HITUNG_OPNAME_TERIMA',
    tabel: 'opname',
    kunci: String(id),
    sesudah: hitungan,
  });
  tx.ring('stock-opname', { id });
  const dari = { kode, kode_kadar: lot?.kode_kadar ?? null, kadar: lot?.persen ?? null };
  if (kembar) return { ...dari, hasil: 'KEMBAR' as const };
  if (!lot) return { ...dari, hasil: 'TIDAK DIKENAL' as const };
  const { rows } = await readLot(tx, opname, ctx);
  const row = fitting(rows, (one) => one.no_terima === kode && one.urut === lot.urut);
  return { ...dari, hasil: row.hasil as 'KETEMU' | 'HILANG' | 'LEBIH' | 'BEDA BERAT' };
}

/**
 * The loose lot that a number means; its delivery is locked until the count is written, so that nothing of it is
 * labelled meanwhile. Where there are several the line must be given; undefined for a number that the count does not
 * know.
 */
async function cariLot(tx: Tx, opname: Opname, kode: string, urut: number | null, ctx: Ctx) {
  if (!(await isTerima(tx, ctx.kode_toko, kode))) return undefined;
  const { status, kode_gudang, lot } = await terima.hold(tx, kode, ctx);
  if (status === 'CANC' || kode_gudang !== opname.kode_gudang) return undefined;
  const lots = lot.map((one, index) => ({ ...one, urut: index + 1 }));
  if (urut !== null) {
    const lot = lots.find((one) => one.urut === urut);
    refuseIf(lot ? [] : [TIDAK_HITUNG.BARIS_TIDAK_ADA]);
    return lot;
  }
  const lepas = lots.filter((one) => sisaLot(one).qty > 0);
  refuseIf(lepas.length > 1 ? [fill(TIDAK_HITUNG.PILIH_KADAR, { no: kode })] : []);
  return lepas[0];
}

/** Gives a count up by approval; what was counted stays on record (OPNAME_KOSONGKAN). */
export async function kosongkanOpnameTerima(
  tx: Tx,
  { body: { id } }: InputOf<typeof kosongkanOpnameTerimaEndpoint>,
  ctx: Ctx,
): Promise<Opname> {
  const opname = await ambilBerjalan(tx, 'PENERIMAAN', id, true, ctx);
  const { rows, kembar } = await readLot(tx, opname, ctx);
  const { ketemu, hilang } = susunLot(opname, rows, kembar);
  const oleh = [...new Set(rows.flatMap((row) => row.dihitung_by ?? []))];
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.OPNAME_KOSONGKAN,
      ringkasan: sentence('Kosongkan stock opname penerimaan {kode_gudang}', {
        kode_gudang: opname.kode_gudang,
      }),
      angka: [
        {
          label: 'Dihitung',
          nilai: sentence('{qty} barang, {berat} g', {
            qty: ketemu.qty,
            berat: formatGram(ketemu.berat),
          }),
        },
        {
          label: 'Belum ketemu',
          nilai: sentence('{qty} barang, {berat} g', {
            qty: hilang.qty,
            berat: formatGram(hilang.berat),
          }),
        },
        { label: 'Dihitung oleh', nilai: oleh.join(', ') || '-' },
        { label: 'Mulai', nilai: `${opname.mulai_by}, ${opname.mulai_date}` },
      ],
    },
  ]);
  await saveKosong(tx, id, ctx);
  tx.audit({ tindakan: 'KOSONGKAN_OPNAME', tabel: 'opname', kunci: String(id), sebelum: opname });
  tx.ring('stock-opname', { id });
  return readOpname(tx, ctx.kode_toko, 'PENERIMAAN', id);
}
