import { localTime } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk, sudahSalinan } from '#areas/toko/server/struk.ts';
import { bacaCetak } from '#areas/toko/server/templat-nota.ts';
import { strukUang, type BuktiUang } from '#areas/uang/rules/struk-uang.ts';

type Ukuran = '58' | '80' | 'NOTA' | null;

/** The strip of one document of money, on the shop's paper or the one that is asked for. */
export async function kirimBukti(
  on: Sql,
  bukti: BuktiUang,
  { input_date, nama, ukuran }: { input_date: string; nama: string; ukuran: Ukuran },
  ctx: Ctx,
): Promise<Raw> {
  const cetak = await bacaCetak(on, 'KAS', ctx, ukuran);
  const sheet = strukUang(bukti, {
    ...ctx.toko,
    cetak,
    jam: localTime(input_date, ctx.toko.zona).slice(11),
    salinan: sudahSalinan(input_date),
  });
  const paper = { title: `Bukti ${nama} ${bukti.no}`, name: `${nama.toUpperCase()} ${bukti.no}` };
  return kirimStruk([sheet], { ...paper, paper: cetak.paper }, ctx);
}

type Cetak = {
  no: string;
  tabel: string;
  /** What the paper is called in the request: 'bukti kas'. */
  sebutan: string;
  label: string;
  cetak_ke: number;
  alasan: string | null;
  /** Counts one more print. */
  tambah: () => Promise<{ cetak_ke: number }>;
};

/** A reprint is approved and counted, and its paper says COPY n (D-6.5). */
export async function cetakUlangUang(
  tx: Tx,
  { no, tabel, sebutan, label, cetak_ke: sudah, alasan, tambah }: Cetak,
  ctx: Ctx,
): Promise<number> {
  await perluOtorisasi(tx, ctx, [
    {
      event: 'CETAK_ULANG',
      ringkasan: `Cetak ulang ${sebutan} ${no}`,
      angka: [
        { label, nilai: no },
        { label: 'Sudah dicetak', nilai: `${sudah} kali` },
        { label: 'Alasan', nilai: alasan ?? '-' },
      ],
    },
  ]);
  const { cetak_ke } = await tambah();
  tx.audit({
    tindakan: 'CETAK_ULANG',
    tabel,
    kunci: no,
    sebelum: { cetak_ke: sudah },
    sesudah: { cetak_ke, alasan },
  });
  return cetak_ke;
}
