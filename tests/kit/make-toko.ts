import { randomUUID } from 'node:crypto';
import type { Schema } from '#kit/contract/field.ts';
import { hari as toHari, type Hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowMs, setClock, startOfHari, toIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { sql } from '#kit/server/sql.ts';
import { MODULS, type ModulKey } from '#app/contract/moduls.ts';
import { PARAMETERS, type ParameterKey, type ParameterValue } from '#app/contract/parameters.ts';
import { saveModul, saveParameter } from '#areas/toko/server/setelan.table.ts';
import { closeHari, findHariTerakhir, openHari, saveToko } from '#areas/toko/server/toko.table.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { saveBawaanUang } from '#areas/uang/server/kode-transaksi.table.ts';
import { savePeople } from '#tests/kit/people.ts';

const TOKO = {
  PST: 'Kilau Pusat',
  KJ1: 'Toko Emas Kilau Jaya 1',
  KJ2: 'Toko Emas Kilau Jaya 2',
} as const;
export type KodeToko = keyof typeof TOKO;

/** Nine o'clock of the western zone. */
export const morning = (tgl: string): string => at(tgl, 9);
const at = (tgl: string, hour: number): string =>
  toIso(Date.parse(startOfHari(toHari(tgl), 'WIB', '00:00')) + hour * 3_600_000);

/** What a test sets up leaves its audit row, as every write of the product does. */
async function aside(
  db: Database,
  kode_toko: string,
  tindakan: string,
  work: (tx: Tx, op: string) => Promise<void>,
): Promise<void> {
  await db.begin(async (tx) => {
    const op = randomUUID();
    await work(tx, op);
    await recordAside(tx, {
      kode_toko,
      op,
      user_id: 'uji',
      tindakan,
      tabel: 'toko',
      kunci: kode_toko,
    });
  });
}

/** A shop with its people, its open day, and dates that superiors may move back; KJ2 lies in the eastern zone. */
export async function makeToko(db: Database, kode_toko: KodeToko, hari: string): Promise<void> {
  await aside(db, kode_toko, 'BUAT_TOKO', async (tx, op) => {
    await saveToko(tx, {
      kode_toko,
      nama_toko: TOKO[kode_toko],
      alamat_toko: 'Jl. Merdeka 45, Bandung',
      no_whatsapp: null,
      jenis: kode_toko === 'PST' ? 'PUSAT' : 'CABANG',
      zona: kode_toko === 'KJ2' ? 'WIT' : 'WIB',
      demo: false,
    });
    await saveBawaanUang(tx, kode_toko);
    await savePeople(tx, kode_toko, op);
    await openHari(tx, kode_toko, toHari(hari), 'uji', op);
  });
  // Sums of most stories are exact; what coins make of them has tests of its own (tests/pecahan.test.ts).
  await setParam(db, kode_toko, 'PECAHAN_TERKECIL', rp(1));
  // Most tests look back; what the lock of dates keeps from whom has tests of its own.
  await switchModul(db, kode_toko, 'TANGGAL_MUNDUR_MODULE', true);
}

/** Closes the open days in their evening, each with a drawer that is right, and opens the next. */
export async function nextDay(db: Database, toko: readonly string[], tgl: string): Promise<void> {
  for (const kode_toko of toko) {
    const last = (await findHariTerakhir(db, kode_toko))!;
    if (last.status === 'OPEN' && last.tgl_system < tgl)
      await closeDay(db, kode_toko, last.tgl_system);
  }
  setClock(morning(tgl));
  for (const kode_toko of toko)
    await aside(db, kode_toko, 'BUKA_HARI', async (tx, op) => {
      await openHari(tx, kode_toko, toHari(tgl), 'uji', op);
    });
}

async function closeDay(db: Database, kode_toko: string, tgl: Hari): Promise<void> {
  setClock(toIso(Math.max(nowMs() + 1000, Date.parse(at(tgl, 20)))));
  await aside(db, kode_toko, 'TUTUP_TOKO', async (tx, op) => {
    const no_tutup = await takeNomor(tx, kode_toko, 'TP', tgl);
    const { segel } = await tx.one(sql<{ segel: string }>`
      insert into tutup_toko (kode_toko, no_tutup, tgl_system, ke, tutup_by, tutup_at, cash_sistem, cash_fisik, selisih,
                              laporan, audit_urut, hash_audit, segel, op)
      select ${kode_toko}, ${no_tutup}, ${tgl}::date, t.ke, 'uji', waktu(), s.kas, s.kas, 0, '{}', k.urut, k.hash,
             segel_hari(${kode_toko}, ${tgl}::date, k.urut, k.hash), ${op}::uuid
        from audit_kepala k
       cross join (select count(*)::int + 1 as ke from tutup_toko
                    where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date) t
       cross join (select coalesce(sum(rupiah), 0)::bigint as kas from saldo
                    where kode_toko = ${kode_toko} and akun = 'kas') s
       where k.kode_toko = ${kode_toko} returning segel`);
    await closeHari(tx, { kode_toko, tgl, user_id: 'uji', op, segel });
  });
}

export const setParam = <K extends ParameterKey>(
  db: Database,
  kode_toko: string,
  key: K,
  value: ParameterValue<K>,
): Promise<void> =>
  aside(db, kode_toko, 'ATUR_PARAMETER', (tx, op) =>
    saveParameter(tx, kode_toko, {
      key,
      value: encode(PARAMETERS[key].field.schema as Schema<unknown>, value),
      input_by: 'uji',
      op,
    }),
  );

/** A module goes on together with what it needs. */
export async function switchModul(
  db: Database,
  kode_toko: string,
  key: ModulKey,
  aktif: boolean,
): Promise<void> {
  const butuh = MODULS[key].butuh.map((one) => one.key);
  await aside(db, kode_toko, 'ATUR_MODUL', async (tx, op) => {
    for (const one of aktif ? [...butuh, key] : [key])
      await saveModul(tx, kode_toko, {
        key: one,
        aktif,
        berlaku_sampai: null,
        peringatan_by: 'uji',
        op,
      });
  });
}
