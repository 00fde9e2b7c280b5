import type { InputOf } from '#kit/contract/endpoint.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { batalDokumen } from '#areas/buku/server/batal-dokumen.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type {
  aksesorisEndpoint,
  batalAksesorisEndpoint,
  daftarAksesorisEndpoint,
  gerakAksesorisEndpoint,
} from '#areas/stock/contract/aksesoris.api.ts';
import type { buktiAksesorisReport } from '#areas/stock/contract/aksesoris.report.ts';
import { hitungGerak, periksaStock, TIDAK_AKSESORIS } from '#areas/stock/rules/aksesoris.ts';
import { kembarDi } from '#areas/stock/rules/periksa-barang.ts';
import {
  addStock,
  findGerak,
  listGerak,
  listGerakIsi,
  lockAksesoris,
  lockGerak,
  saveBatalGerak,
  saveGerak,
  type Aksesoris,
  type Gerak,
  type GerakIsi,
} from '#areas/stock/server/aksesoris/aksesoris.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Body = InputOf<typeof gerakAksesorisEndpoint>['body'];

/** Accessories come in or are taken; nothing is taken that is not there. */
export async function gerakAksesoris(
  tx: Tx,
  { body }: InputOf<typeof gerakAksesorisEndpoint>,
  ctx: Ctx,
) {
  const codes = body.barang.map((one) => one.kode_aksesoris);
  const ada = new Map(
    (await lockAksesoris(tx, ctx.kode_toko, codes)).map((one) => [one.kode_aksesoris, one]),
  );
  refuseIf(periksaBaris(body, ada));
  const isi = body.barang.map(({ kode_aksesoris, qty }, index): GerakIsi => {
    const { nama_aksesoris, harga } = ada.get(kode_aksesoris)!;
    const gerak = hitungGerak(body.jenis, qty);
    return { urut: index + 1, kode_aksesoris, nama_aksesoris, qty: gerak, harga };
  });
  const no_aksesoris = await takeNomor(tx, ctx.kode_toko, 'AS', ctx.hari);
  const head = {
    no_aksesoris,
    jenis: body.jenis,
    keterangan: body.keterangan,
    total_qty: body.barang.reduce((all, one) => all + one.qty, 0),
  };
  await saveGerak(tx, head, isi, ctx);
  await addStock(tx, ctx.kode_toko, isi);
  tx.audit({
    tindakan: 'GERAK_AKSESORIS',
    tabel: 'aksesoris_gerak',
    kunci: no_aksesoris,
    sesudah: { ...head, barang: isi },
  });
  return readGerak(tx, no_aksesoris, ctx);
}

function periksaBaris({ jenis, barang }: Body, ada: ReadonlyMap<string, Aksesoris>): Refusal[] {
  const twice = kembarDi(barang.map((one) => one.kode_aksesoris));
  return barang.flatMap(({ kode_aksesoris, qty }, index) => {
    const one = ada.get(kode_aksesoris);
    const salah = !one?.is_active
      ? [fill(TIDAK_AKSESORIS.AKSESORIS_TIDAK_ADA, { kode: kode_aksesoris })]
      : twice[index] !== undefined
        ? [TIDAK_AKSESORIS.AKSESORIS_KEMBAR]
        : periksaStock(one.nama_aksesoris, one.saldo, hitungGerak(jenis, qty));
    return salah.map((refusal) => at(refusal, 'barang', index));
  });
}

async function readGerak(on: Sql, no: string, { kode_toko }: Ctx) {
  const head = await findGerak(on, kode_toko, no);
  if (!head) throw missing(TIDAK_AKSESORIS.GERAK_TIDAK_ADA);
  const isi = await listGerakIsi(on, kode_toko, no);
  return {
    ...(await lengkapi(on, kode_toko, no, head)),
    barang: isi.map((one) => ({ ...one, qty: Math.abs(one.qty) })),
  };
}

export const bacaAksesoris = (on: Sql, { params }: InputOf<typeof aksesorisEndpoint>, ctx: Ctx) =>
  readGerak(on, params.no, ctx);

export const daftarAksesoris = (
  on: Sql,
  { query }: InputOf<typeof daftarAksesorisEndpoint>,
  ctx: Ctx,
) => listGerak(on, ctx.kode_toko, query.tgl_from ?? ctx.hari, query.tgl_to ?? ctx.hari);

const GERAK = {
  tabel: 'aksesoris_gerak',
  nomor: 'no_aksesoris',
  nomorBatal: 'BA',
  kode_transaksi: 'BATAL_AKSESORIS',
  tidak: {
    tidakAda: TIDAK_AKSESORIS.GERAK_TIDAK_ADA,
    sudahBatal: TIDAK_AKSESORIS.GERAK_SUDAH_BATAL,
    kemarin: TIDAK_AKSESORIS.GERAK_KEMARIN,
  },
  membukukan: () => false,
  lock: lockGerak,
  baca: readGerak,
};

/** Takes one back on its day; what came in must still be there. */
export const batalAksesoris = (
  tx: Tx,
  { params: { no }, body: { alasan } }: InputOf<typeof batalAksesorisEndpoint>,
  ctx: Ctx,
) =>
  batalDokumen(
    tx,
    GERAK,
    { no, alasan },
    {
      siapkan: async (head) => {
        const isi = await pastikanAda(tx, no, ctx);
        await mintaSetuju(tx, head, alasan, ctx);
        return isi;
      },
      pulihkan: async (isi) => {
        await addStock(tx, ctx.kode_toko, isi);
        await saveBatalGerak(tx, no, ctx);
      },
    },
    ctx,
  );

async function pastikanAda(tx: Tx, no: string, { kode_toko }: Ctx) {
  const isi = await listGerakIsi(tx, kode_toko, no);
  const codes = isi.map((one) => one.kode_aksesoris);
  const ada = new Map(
    (await lockAksesoris(tx, kode_toko, codes)).map((one) => [one.kode_aksesoris, one.saldo]),
  );
  const balik = isi.map(({ kode_aksesoris, nama_aksesoris, qty }) => ({
    kode_aksesoris,
    nama_aksesoris,
    qty: -qty,
  }));
  for (const { kode_aksesoris, nama_aksesoris, qty } of balik) {
    const [salah] = periksaStock(
      nama_aksesoris,
      ada.get(kode_aksesoris) ?? 0,
      qty,
      TIDAK_AKSESORIS.STOCK_SUDAH_KELUAR,
    );
    if (salah) conflictIf(true, salah);
  }
  return balik;
}

const mintaSetuju = (tx: Tx, head: Gerak, alasan: string, ctx: Ctx): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_AKSESORIS',
      ringkasan: `Batal aksesoris ${head.no_aksesoris}`,
      angka: [
        { label: 'No Aksesoris', nilai: head.no_aksesoris },
        { label: 'Gerak', nilai: `${head.jenis}, ${head.total_qty} buah` },
        { label: 'Keterangan', nilai: head.keterangan },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);

/** A kind of which there is something stays in the list. */
export const aksesorisHooks: MasterHooks = {
  async after(tx: Tx, row, ctx: Ctx, before) {
    if (!before?.is_active || row.is_active) return;
    const [one] = await lockAksesoris(tx, ctx.kode_toko, [String(row.kode_aksesoris)]);
    conflictIf((one?.saldo ?? 0) > 0, TIDAK_AKSESORIS.MASIH_ADA_STOCK);
  },
};

/** What stands below the title of the paper. */
export async function catatanAksesoris(
  db: Database,
  { no_aksesoris }: FiltersOf<typeof buktiAksesorisReport>,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await findGerak(db, kode_toko, no_aksesoris);
  if (!head) return undefined;
  const words = [head.no_aksesoris, head.jenis, head.tgl_system, head.input_by, head.keterangan];
  return [...words, head.status === 'CANC' ? 'BATAL' : ''].filter(Boolean).join(' · ');
}
