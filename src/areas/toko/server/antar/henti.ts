import { recordAside } from '#kit/server/aside.table.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { PESAN_HILANG_PALING_BANYAK } from '#areas/toko/rules/server.ts';
import {
  endHenti,
  findHenti,
  isDiSini,
  lewatiNomor,
  lockArus,
  renumberKirim,
  saveHenti,
  type Arus,
  type Sisi,
} from '#areas/toko/server/antar/antar.table.ts';

/** Documents that other servers know by their numbers: money and goods, sent and received. */
const DIKENAL = ['KU', 'TU', 'KB', 'RB'] as const;
/** More than a shop makes of one kind on a day on which it is set back. */
const LEWAT = 500;

/**
 * Messages between two shops stop, once, and both ends keep it in their record. The end that sends is an older copy:
 * what it makes from here on has no number that others know already (decision 1231). A line that no shop here sends
 * says nothing of that.
 */
export const hentikan = (db: Database, arus: Arus, sisi: Sisi, terakhir: number): Promise<void> =>
  db.begin(async (tx) => {
    if (!(await saveHenti(tx, arus, sisi, terakhir))) return;
    const isSendiri = sisi === 'KIRIM' && (await isDiSini(tx, arus.dari));
    const lewat = isSendiri && (await lewatiNomor(tx, DIKENAL, LEWAT)) > 0;
    const { dari, ke } = arus;
    const kunci = `${dari}/${ke}/${terakhir}`;
    const act = { tindakan: 'PESAN_HENTI', tabel: 'pesan_toko', kunci, user_id: 'server' };
    const sesudah = lewat ? { nomor_lewat: LEWAT, jenis: DIKENAL } : undefined;
    for (const kode_toko of [dari, ke])
      if (await isDiSini(tx, kode_toko))
        await recordAside(tx, { kode_toko, op: newOp(), ...act, sesudah });
  });

/**
 * A person has seen that this is the shop's only server, and that its database is an older copy: what waits for a shop
 * goes on behind the numbers that the other server knows, and the numbers that the copy lost are kept as lost.
 */
export const lanjutkanPesan = (db: Database, ke: string): Promise<number> =>
  db.begin(async (tx) => {
    const henti = await findHenti(tx, ke);
    if (henti.length === 0) throw new Error(`Pesan ke ${ke} tidak berhenti`);
    for (const one of henti) await lanjut(tx, one);
    return henti.length;
  });

async function lanjut(tx: Tx, arus: Arus & { terakhir: number }): Promise<void> {
  const { dari, ke, terakhir } = arus;
  await lockArus(tx, arus);
  const op = newOp();
  const hilang = await renumberKirim(tx, arus, { terakhir, most: PESAN_HILANG_PALING_BANYAK, op });
  await endHenti(tx, arus, 'KIRIM');
  const kunci = `${dari}/${ke}/${terakhir}`;
  const act = { tindakan: 'PESAN_LANJUT', tabel: 'pesan_toko', kunci, user_id: 'server', op };
  await recordAside(tx, { kode_toko: dari, ...act, sesudah: { hilang } });
}
