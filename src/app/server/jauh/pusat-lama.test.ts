import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { kirimPesan, terapkanDengan } from '#areas/toko/server/antar/pesan-toko.ts';
import { cocokkanSemua } from '#app/server/jauh/cocok-server.ts';
import { bukaTigaServer, type TigaServer } from '#tests/kit/uji/buka/tiga-server.ts';

/** Head office, through which two branches write to each other, comes back as an older copy (decision 1267). */
let tiga: TigaServer;
const heard: string[] = [];
beforeAll(async () => {
  terapkanDengan(
    'UJI_LEWAT',
    async (tx, { no_dokumen }) => {
      heard.push(no_dokumen);
      tx.audit({ tindakan: 'UJI', tabel: 'uji', kunci: no_dokumen, sesudah: {} });
    },
    { segera: true },
  );
  tiga = await bukaTigaServer();
});
afterAll(() => tiga.close());

/** KJ2 tells KJ1. */
const kabari = (no_dokumen: string): Promise<void> =>
  tiga.kj2.db.begin(async (tx) => {
    const op = newOp();
    const act = { kode_toko: 'KJ2', op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
    await recordAside(tx, { ...act, kunci: no_dokumen });
    const pesan = { ke: 'KJ1', jenis: 'UJI_LEWAT', no_dokumen, isi: {} };
    await kirimPesan(tx, tiga.kj2.db, pesan, { kode_toko: 'KJ2', op });
  });
const diPusat = () =>
  tiga.pusat.rows(
    `select urut::int, no_dokumen as no, selesai_at is not null as terkirim from pesan_toko
      where dari = 'KJ2' and ke = 'KJ1' order by urut`,
  );
const henti = async () =>
  (
    await Promise.all(
      [tiga.pusat, tiga.kj2].map((one) =>
        one.rows("select 1 from antar_henti where sisi = 'KIRIM'"),
      ),
    )
  ).flat();

test('what it has lost of a line that only passes there its author sends again, and the line never stops', async () => {
  for (const no of ['A1', 'A2', 'A3']) await kabari(no);
  await tiga.antar();
  expect(heard).toEqual(['A1', 'A2', 'A3']);
  await tiga.pusat.rows("delete from pesan_toko where dari = 'KJ2' and urut > 1");
  await tiga.pusat.rows("update pesan_toko set selesai_at = null where dari = 'KJ2'");
  // KJ1 answers that it has three of them: head office gave none of those numbers itself.
  await antarkanSemua(tiga.pusat.db);
  await cocokkanSemua(tiga.pusat.db, true);
  expect(await henti()).toEqual([]);
  await cocokkanSemua(tiga.kj2.db, true);
  await kabari('A4');
  await tiga.antar();
  expect(await diPusat()).toEqual(
    ['A1', 'A2', 'A3', 'A4'].map((no, at) => ({ urut: at + 1, no, terkirim: true })),
  );
  expect(heard).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(await cocokkanSemua(tiga.pusat.db, true)).toBe(2);
  expect(await henti()).toEqual([]);
});
