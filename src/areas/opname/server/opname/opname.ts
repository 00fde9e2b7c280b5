import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf, orRefuse } from '#kit/server/problem.ts';
import { kept } from '#kit/rules/lists.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type {
  kosongkanOpnameEndpoint,
  mulaiOpnameEndpoint,
  pindaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { TIDAK_OPNAME } from '#areas/opname/rules/opname.ts';
import { readHasil } from '#areas/opname/server/opname/keadaan.query.ts';
import { susunKeadaan } from '#areas/opname/server/opname/keadaan.ts';
import {
  findKode,
  readOpname,
  lockBerjalan,
  lockOpname,
  saveIsiOpname,
  saveKosong,
  saveOpname,
  savePindai,
  type Kenal,
  type Opname,
  type TipeOpname,
} from '#areas/opname/server/opname/opname.table.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** Begins a count of a tray, a warehouse or one kind in it: what should be there is written down now. */
export async function mulaiOpname(
  tx: Tx,
  { body }: InputOf<typeof mulaiOpnameEndpoint>,
  ctx: Ctx,
): Promise<Opname> {
  const { kode_gudang, kode_baki } = body;
  const tempat = orRefuse(
    await lockTujuan(tx, ctx.kode_toko, { kode_gudang, kode_baki }),
    TIDAK_OPNAME.GUDANG_TIDAK_ADA,
  );
  refuseIf(kode_baki !== null && !tempat.baki ? [TIDAK_OPNAME.BAKI_TIDAK_ADA] : []);
  const cakupan = { tipe: 'BARANG' as const, ...body };
  await tungguGiliran(tx, cakupan, ctx);
  const id = await saveOpname(tx, cakupan, ctx);
  const jumlah = await saveIsiOpname(tx, id, body, ctx);
  refuseIf(jumlah > 0 ? [] : [TIDAK_OPNAME.CAKUPAN_KOSONG]);
  tx.audit({
    tindakan: 'MULAI_OPNAME',
    tabel: 'opname',
    kunci: String(id),
    sesudah: { ...body, harus: jumlah },
  });
  tx.ring('stock-opname', { id });
  return readOpname(tx, ctx.kode_toko, 'BARANG', id);
}

/** Scans of one person at one moment; the person who scans a piece first has found it. */
export async function pindaiOpname(
  tx: Tx,
  { body: { id, kode, kode_baki, berat } }: InputOf<typeof pindaiOpnameEndpoint>,
  ctx: Ctx,
) {
  const opname = await ambilBerjalan(tx, 'BARANG', id, false, ctx);
  const baki = kode_baki?.toUpperCase() ?? null;
  if (baki !== null) {
    const tempat = await lockTujuan(tx, ctx.kode_toko, {
      kode_gudang: opname.kode_gudang,
      kode_baki: baki,
    });
    refuseIf(tempat?.baki ? [] : [TIDAK_OPNAME.BAKI_TIDAK_ADA]);
  }
  const codes = kode.map((one) => one.toUpperCase());
  const rfid = ctx.modul(stockModul.RFID_MODULE);
  const kenal = await findKode(tx, ctx.kode_toko, codes, rfid);
  // One order for all, so that two readers who hear the same tags never wait for each other in a circle.
  const urut = kenal.toSorted((a, b) => (kunci(a) < kunci(b) ? -1 : 1));
  const kembar = new Map<Kenal, boolean>();
  for (const one of urut) {
    // A reader hears a tag again and again: only a label read twice is worth telling.
    const berulang = rfid && one.kode !== one.kode_barcode;
    kembar.set(one, (await savePindai(tx, id, one, { baki, berat, berulang }, ctx)).kembar);
  }
  tx.audit({
    tindakan: 'PINDAI_OPNAME',
    tabel: 'opname',
    kunci: String(id),
    sesudah: { kode: codes, baki, berat },
  });
  tx.ring('stock-opname', { id });
  const { rows } = await readHasil(tx, ctx.kode_toko, opname);
  const hasil = new Map(rows.map((row) => [row.kode_barcode, row.hasil]));
  return kenal.map((one) => ({
    ...one,
    hasil: kataHasil(one, kept(kembar, one), hasil.get(one.kode_barcode)),
  }));
}

const kunci = ({ kode, kode_barcode }: Kenal): string => kode_barcode ?? kode;

function kataHasil({ kode_barcode }: Kenal, kembar: boolean, hasil: string | undefined) {
  if (kembar) return 'KEMBAR';
  if (kode_barcode === null) return 'TIDAK DIKENAL';
  return hasil === 'SALAH BAKI' || hasil === 'LEBIH' ? hasil : 'KETEMU';
}

/** Gives a count up by approval; its scans stay on record (OPNAME_KOSONGKAN). */
export async function kosongkanOpname(
  tx: Tx,
  { body: { id } }: InputOf<typeof kosongkanOpnameEndpoint>,
  ctx: Ctx,
): Promise<Opname> {
  const opname = await ambilBerjalan(tx, 'BARANG', id, true, ctx);
  const { rows, kembar } = await readHasil(tx, ctx.kode_toko, opname);
  const { ketemu, hilang } = susunKeadaan(opname, rows, kembar, ctx);
  const oleh = [...new Set(rows.flatMap((row) => row.dipindai_by ?? []))];
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.OPNAME_KOSONGKAN,
      ringkasan: sentence('Kosongkan stock opname {opname}', { opname: namaTempat(opname) }),
      angka: [
        {
          label: 'Ketemu',
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
        { label: 'Dipindai oleh', nilai: oleh.join(', ') || '-' },
        { label: 'Mulai', nilai: `${opname.mulai_by}, ${opname.mulai_date}` },
      ],
    },
  ]);
  await saveKosong(tx, id, ctx);
  tx.audit({ tindakan: 'KOSONGKAN_OPNAME', tabel: 'opname', kunci: String(id), sebelum: opname });
  tx.ring('stock-opname', { id });
  return readOpname(tx, ctx.kode_toko, 'BARANG', id);
}

/** Two counts of one kind never share a place: the later one waits until the first has ended. */
export async function tungguGiliran(
  tx: Tx,
  tempat: Pick<Opname, 'tipe' | 'kode_gudang' | 'kode_baki'>,
  { kode_toko }: Ctx,
): Promise<void> {
  const lain = await lockBerjalan(tx, kode_toko, tempat);
  if (!lain) return;
  const kata = { tempat: namaTempat(lain), user_id: lain.mulai_by };
  conflictIf(true, fill(TIDAK_OPNAME.OPNAME_BERJALAN, kata));
}

export async function ambilBerjalan(
  tx: Tx,
  tipe: TipeOpname,
  id: number,
  sendiri: boolean,
  { kode_toko }: Ctx,
): Promise<Opname> {
  const opname = await lockOpname(tx, kode_toko, tipe, id, sendiri);
  if (!opname) throw missing(TIDAK_OPNAME.OPNAME_TIDAK_ADA);
  conflictIf(opname.status !== 'BERJALAN', TIDAK_OPNAME.OPNAME_TIDAK_BERJALAN);
  return opname;
}
