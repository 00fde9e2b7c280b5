import type { InputOf } from '#kit/contract/endpoint.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type {
  clearOpnameBerlianEndpoint,
  mulaiOpnameBerlianEndpoint,
  pindaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { TIDAK_HITUNG_BATU } from '#areas/opname/rules/hitung-berlian.ts';
import { TIDAK_OPNAME } from '#areas/opname/rules/opname.ts';
import { susunBatu, teksJumlah } from '#areas/opname/server/berlian/keadaan-berlian.ts';
import {
  readBatu,
  listKodeBatu,
  saveIsiBatu,
} from '#areas/opname/server/berlian/opname-berlian.table.ts';
import { ambilBerjalan, tungguGiliran } from '#areas/opname/server/opname/opname.ts';
import {
  readOpname,
  saveKosong,
  saveOpname,
  savePindai,
  type Opname,
} from '#areas/opname/server/opname/opname.table.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Begins a count of the loose stones of a warehouse, or of one jenis of them: they are written down now (D-45.7). */
export async function mulaiOpnameBerlian(
  tx: Tx,
  { body: { kode_gudang, kode_dept } }: InputOf<typeof mulaiOpnameBerlianEndpoint>,
  ctx: Ctx,
): Promise<Opname> {
  const gudang = await lockTujuan(tx, ctx.kode_toko, { kode_gudang, kode_baki: null });
  refuseIf(gudang ? [] : [TIDAK_OPNAME.GUDANG_TIDAK_ADA]);
  const cakupan = { tipe: 'BERLIAN' as const, kode_gudang, kode_baki: null, kode_dept };
  await tungguGiliran(tx, cakupan, ctx);
  const id = await saveOpname(tx, cakupan, ctx);
  const jumlah = await saveIsiBatu(tx, id, cakupan, ctx);
  refuseIf(jumlah > 0 ? [] : [TIDAK_HITUNG_BATU.BERLIAN_KOSONG]);
  tx.audit({
    tindakan: 'MULAI_OPNAME_BERLIAN',
    tabel: 'opname',
    kunci: String(id),
    sesudah: { kode_gudang, kode_dept, harus: jumlah },
  });
  tx.ring('stock-opname', { id });
  return readOpname(tx, ctx.kode_toko, 'BERLIAN', id);
}

/** Scans of one person at one moment; the first scan of a stone has found it. */
export async function pindaiOpnameBerlian(
  tx: Tx,
  { body: { id, kode, butir } }: InputOf<typeof pindaiOpnameBerlianEndpoint>,
  ctx: Ctx,
) {
  refuseIf(butir !== undefined && kode.length > 1 ? [TIDAK_HITUNG_BATU.BUTIR_SATU_KODE] : []);
  const opname = await ambilBerjalan(tx, 'BERLIAN', id, false, ctx);
  const codes = kode.map((one) => one.trim().toUpperCase());
  const kenal = await listKodeBatu(tx, codes, ctx);
  const kembar = new Map<number, boolean>();
  // One order for all, so that two who scan the same stones never wait for each other in a circle.
  const urut = [...codes.entries()].toSorted(([, a], [, b]) => (a < b ? -1 : 1));
  for (const [at, one] of urut) {
    const pindaian = { kode: one, kode_barcode: kenal.has(one) ? one : null };
    const tempat = { baki: null, berat: null, berulang: false };
    const hitung = butir === undefined ? {} : { butir, butir_buku: kenal.get(one) ?? 0 };
    const ulang = (await savePindai(tx, id, pindaian, { ...tempat, ...hitung }, ctx)).kembar;
    // A parcel that is counted again is no second scan: the last count of it holds.
    kembar.set(at, ulang && butir === undefined);
  }
  tx.audit({
    tindakan: 'PINDAI_OPNAME',
    tabel: 'opname',
    kunci: String(id),
    sesudah: { kode: codes, ...(butir === undefined ? {} : { butir }) },
  });
  tx.ring('stock-opname', { id });
  const { rows } = await readBatu(tx, opname, ctx);
  const hasil = new Map(rows.map((row) => [row.kode, row]));
  return codes.map((one, at) => {
    const row = hasil.get(one);
    return {
      kode: one,
      sifat: row?.sifat ?? '',
      butir: row?.butir ?? 0,
      dihitung: row?.dihitung.at(-1) ?? null,
      hasil: kataHasil(row, kembar.get(at) ?? false),
    };
  });
}

type Terbaca = { readonly kode_berlian: string | null; readonly hasil: string };

function kataHasil(row: Terbaca | undefined, kembar: boolean) {
  if (kembar) return 'KEMBAR';
  if (row?.kode_berlian == null) return 'TIDAK DIKENAL';
  const { hasil } = row;
  const kata = ['SALAH BAKI', 'BEDA BUTIR', 'LEBIH'] as const;
  return kata.find((one) => one === hasil) ?? 'KETEMU';
}

/** Gives a count up by approval; its scans stay on record (OPNAME_KOSONGKAN). */
export async function kosongkanOpnameBerlian(
  tx: Tx,
  { body: { id } }: InputOf<typeof clearOpnameBerlianEndpoint>,
  ctx: Ctx,
): Promise<Opname> {
  const opname = await ambilBerjalan(tx, 'BERLIAN', id, true, ctx);
  const { rows, kembar } = await readBatu(tx, opname, ctx);
  const { ketemu, hilang } = susunBatu(opname, rows, kembar);
  const oleh = [...new Set(rows.flatMap((row) => row.dipindai_by ?? []))];
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.OPNAME_KOSONGKAN,
      ringkasan: sentence('Kosongkan stock opname berlian {kode_gudang}', {
        kode_gudang: opname.kode_gudang,
      }),
      angka: [
        { label: 'Ketemu', nilai: teksJumlah(ketemu) },
        { label: 'Belum ketemu', nilai: teksJumlah(hilang) },
        { label: 'Dipindai oleh', nilai: oleh.join(', ') || '-' },
        { label: 'Mulai', nilai: `${opname.mulai_by}, ${opname.mulai_date}` },
      ],
    },
  ]);
  await saveKosong(tx, id, ctx);
  tx.audit({ tindakan: 'KOSONGKAN_OPNAME', tabel: 'opname', kunci: String(id), sebelum: opname });
  tx.ring('stock-opname', { id });
  return readOpname(tx, ctx.kode_toko, 'BERLIAN', id);
}
