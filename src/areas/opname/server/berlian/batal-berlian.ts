import type { InputOf } from '#kit/contract/endpoint.ts';
import { kept } from '#kit/rules/lists.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Batu } from '#areas/berlian/rules/batu.ts';
import {
  gerakkanBatu,
  gerakOf,
  lockBatu,
  setKeadaan,
} from '#areas/berlian/server/berlian.table.ts';
import { setGudangBatu, setHilangLagi } from '#areas/berlian/server/hilang.table.ts';
import { needGudangToko, needSertifikatBaru } from '#areas/berlian/server/terima-berlian.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { batalOpnameBerlianEndpoint } from '#areas/opname/contract/opname-berlian.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { bukuOpnameBatu, TIDAK_HITUNG_BATU } from '#areas/opname/rules/hitung-berlian.ts';
import { readKeadaanBatu } from '#areas/opname/server/berlian/keadaan-berlian.ts';
import { readBatu, type HasilBatu } from '#areas/opname/server/berlian/opname-berlian.table.ts';
import { kodeDengan } from '#areas/opname/server/berlian/selesai-berlian.ts';
import { ambilSelesai } from '#areas/opname/server/opname/batal-opname.ts';
import {
  readOpname,
  saveBatalOpname,
  type Opname,
} from '#areas/opname/server/opname/opname.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Selesai = Opname & { readonly no_opname: string };

/** Cancels what a finished count booked, on its day, while those stones are as the count left them. */
export async function batalOpnameBerlian(
  tx: Tx,
  { body: { id, alasan } }: InputOf<typeof batalOpnameBerlianEndpoint>,
  ctx: Ctx,
) {
  const opname = await ambilSelesai(tx, 'BERLIAN', id, ctx);
  const { rows } = await readBatu(tx, opname, ctx);
  const bukuan = rows.filter((row) => row.bukuan !== null);
  const stones = await needDiam(tx, opname, bukuan, ctx);
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.BATAL_OPNAME,
      ringkasan: sentence('Batal stock opname berlian {no_opname}', {
        no_opname: opname.no_opname,
      }),
      angka: [
        { label: 'No Opname', nilai: opname.no_opname },
        { label: 'Tempat', nilai: opname.kode_gudang },
        ...bukuan.map((row) => ({ label: row.kode, nilai: `${row.sifat}, ${row.hasil}` })),
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
  const no_batal = await takeNomor(tx, ctx.kode_toko, 'BO', ctx.hari);
  await kembalikan(tx, { opname, no_batal }, bukuan, stones, ctx);
  if (bukuOpnameBatu(rows).length > 0)
    await balikkanBuku(
      tx,
      opname.no_opname,
      { no_bukti: no_batal, kode_transaksi: 'BATAL_OPNAME', keterangan: alasan },
      ctx,
    );
  await saveBatalOpname(tx, id, no_batal, alasan, ctx);
  tx.audit({ tindakan: 'BATAL', tabel: 'opname', kunci: opname.no_opname, sebelum: opname });
  tx.ring('stock-opname', { id });
  return readKeadaanBatu(tx, await readOpname(tx, ctx.kode_toko, 'BERLIAN', id), ctx);
}

/** Every stone is still what the count made of it, and may lie where it lay. */
async function needDiam(
  tx: Tx,
  { no_opname, kode_gudang }: Selesai,
  bukuan: readonly HasilBatu[],
  ctx: Ctx,
): Promise<ReadonlyMap<string, Batu>> {
  const stones = await lockBatu(
    tx,
    bukuan.flatMap((row) => row.kode_berlian ?? []),
    ctx,
  );
  for (const row of bukuan) {
    const stone = kept(stones, row.kode_berlian ?? '');
    const sama = stone.carat === row.carat && stone.butir === row.butir;
    const tetap =
      row.bukuan === 'HILANG'
        ? stone.status === 'HILANG' && stone.no_pegang === no_opname
        : stone.status === 'LEPAS' && stone.kode_gudang === kode_gudang;
    const kata = { kode_berlian: stone.kode_berlian };
    conflictIf(!sama || !tetap, fill(TIDAK_HITUNG_BATU.BATU_BERGERAK, kata));
  }
  await needGudangToko(
    tx,
    bukuan.filter((row) => row.bukuan !== 'KEMBALI'),
    ctx,
  );
  await needSertifikatBaru(
    tx,
    kodeDengan(bukuan, 'HILANG').map((kode) => kept(stones, kode)),
  );
  return stones;
}

async function kembalikan(
  tx: Tx,
  { opname, no_batal }: { readonly opname: Selesai; readonly no_batal: string },
  bukuan: readonly HasilBatu[],
  stones: ReadonlyMap<string, Batu>,
  ctx: Ctx,
): Promise<void> {
  const bukti = { no_bukti: no_batal, no_dokumen: opname.no_opname };
  const hilang = kodeDengan(bukuan, 'HILANG');
  const kembali = bukuan.filter((row) => row.bukuan === 'KEMBALI');
  await setKeadaan(tx, hilang, { status: 'LEPAS', no_pegang: null }, ctx);
  for (const { kode_berlian, konsinyasi, kode_gudang } of kembali)
    await setHilangLagi(
      tx,
      { kode_berlian: kode_berlian ?? '', konsinyasi, kode_gudang, no_pegang: opname.no_opname },
      ctx,
    );
  for (const { bukuan: cara, kode_berlian, kode_gudang } of bukuan)
    if (cara === 'PINDAH' && kode_gudang !== null)
      await setGudangBatu(tx, [kode_berlian ?? ''], kode_gudang, ctx);
  await gerakkanBatu(
    tx,
    bukti,
    [
      ...hilang.map((kode) => gerakOf(kept(stones, kode), 'HILANG', 1)),
      ...kodeDengan(bukuan, 'KEMBALI').map((kode) =>
        gerakOf({ ...kept(stones, kode), konsinyasi: false }, 'HILANG', -1),
      ),
    ],
    ctx,
  );
}
