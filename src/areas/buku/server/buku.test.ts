import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { sql } from '#kit/server/sql.ts';
import { hari } from '#kit/rules/hari.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lepas, pindahPotong, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { balikkanBuku, catatBuku } from '#areas/buku/server/catat-buku.ts';
import { openTokoContoh } from '#tests/kit/toko-contoh.ts';

const { owner, db } = await openTokoContoh();
const HARI = hari('2026-11-20');
const ctx = {
  kode_toko: 'KJ1',
  hari: HARI,
  user_id: 'ksr.kj1',
  op: '00000000-0000-4000-8000-000000000001',
} as Ctx;

const P1 = { kode_barcode: 'KJ100001', kadar: persen(7500), berat: mg(3250), murni: mg(2438) };
let round = 0;
/** Posts in a transaction that is rolled back: only what the book says to it matters. */
async function post(baris: readonly Baris[], day = HARI): Promise<string> {
  const no_bukti = `KMKJ1261120${String(900 + ((round += 1) % 99)).padStart(3, '0')}`;
  const undo = new Error('undo');
  return db
    .begin(async (tx) => {
      await catatBuku(tx, { no_bukti, kode_transaksi: 'UJI', baris }, { ...ctx, hari: day });
      throw undo;
    })
    .catch((error) => (error === undo ? 'ok' : (error as Error).message));
}
/** The same past the rule: straight to the database's own function. */
const postRaw = (baris: readonly object[], tgl: string = HARI) =>
  db.many(
    sql`select catat_buku('KJ1', ${tgl}::date, 'KMKJ1261120999', 'UJI', '', null, 'uji', gen_random_uuid(), ${JSON.stringify(baris)}::jsonb)`,
  );

describe('sets that do not balance', () => {
  const SALAH: readonly [string, readonly Baris[]][] = [
    ['rupiah', [uang('kas', rp(100)), uang('penjualan', rp(-99))]],
    [
      'potong',
      [potong('baki:TK/A-01', 1, P1), lepas('supplier:UBS', P1.kadar, mg(-3250), mg(-2438))],
    ],
    [
      'berat 7500',
      [potong('pelanggan', -1, P1), potong('baki:TK/A-01', 1, { ...P1, berat: mg(3251) })],
    ],
    ['murni', [potong('pelanggan', -1, P1), potong('baki:TK/A-01', 1, { ...P1, murni: mg(2437) })]],
    [
      'berat 7000',
      [potong('pelanggan', -1, P1), potong('baki:TK/A-01', 1, { ...P1, kadar: persen(7000) })],
    ],
  ];

  test.for(SALAH)(
    'off in %s: refused by the rule before, and by the database',
    async ([salah, baris]) => {
      expect(await post(baris)).toMatch(
        new RegExp(`^Invariant broken: .* does not balance: .*${salah}`),
      );
      await expect(postRaw(baris)).rejects.toThrow('does not balance');
    },
  );

  test('a set that balances is taken, also one of gold alone', async () => {
    expect(await post([uang('kas', rp(100)), uang('penjualan', rp(-100))])).toBe('ok');
    expect(await post(pindahPotong('pelanggan', 'baki:TK/A-01', P1))).toBe('ok');
  });

  test('two thousand lines of one set are summed exactly', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => [
      uang(`biaya:K${at}`, rp(9_999_999_999)),
      uang('modal', rp(-9_999_999_999)),
    ]).flat();
    expect(await post(many)).toBe('ok');
    expect(await post([...many, uang('modal', rp(-1))])).toContain('does not balance');
  });
});

describe('what is written stays', () => {
  const TETAP = [
    'buku',
    'buku_set',
    'audit',
    'hitung_kas',
    'tutup_toko',
    'barang_kejadian',
    'harga_emas',
    'penjualan_barang',
  ];

  test.for(TETAP)(
    '%s: the application’s role may neither change nor remove a row',
    async (table) => {
      for (const change of [
        `update ${table} set kode_toko = kode_toko`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(db.many(sql`${sql.raw(change)}`)).rejects.toThrow(/permission denied/);
    },
  );

  test.for(TETAP)('%s: nor does the owner by hand', async (table) => {
    await expect(owner.query(`update ${table} set kode_toko = kode_toko`)).rejects.toThrow(
      'never changed',
    );
    await expect(owner.query(`delete from ${table}`)).rejects.toThrow('never changed');
  });

  test('the views of the book are no way around it', async () => {
    const { rows } =
      await owner.query(`select table_name, privilege_type from information_schema.role_table_grants
      where grantee = 'kilau_app' and table_name like 'v\\_%' and privilege_type <> 'SELECT'`);
    expect(rows).toEqual([]);
    await expect(db.run(sql`update v_day set state = 'OPEN'`)).rejects.toThrow('permission denied');
  });

  test('balances are written by the book alone: nobody removes one', async () => {
    await expect(db.run(sql`delete from saldo_lalu`)).rejects.toThrow('permission denied');
    await expect(db.run(sql`delete from saldo_hari`)).rejects.toThrow('permission denied');
  });

  test('a cancellation names its original, and an original is cancelled once', async () => {
    const answer = await db
      .begin(async (tx) => {
        const again = { no_bukti: 'BKKJ1261120009', kode_transaksi: 'UJI' };
        await balikkanBuku(tx, 'KKKJ1261120002', again, ctx);
      })
      .catch((error) => (error as { constraint?: string }).constraint);
    expect(answer).toBe('buku_set_dibalik_sekali');
  });
});

describe('days and drawers', () => {
  const SATU = [uang('kas', rp(100)), uang('modal', rp(-100))];

  test('a closed day, and one that was never opened, are refused by catat_buku', async () => {
    expect(await post(SATU, hari('2026-11-19'))).toBe('HARI_TUTUP');
    expect(await post(SATU, hari('2026-11-21'))).toBe('HARI_TUTUP');
    await expect(postRaw(SATU, '2026-11-19')).rejects.toMatchObject({
      code: 'KL409',
      detail: 'Toko Sudah Ditutup Oleh Akun Lain',
    });
  });

  test('and by the triggers, whoever asks', async () => {
    const closed = { code: 'KL409', message: 'HARI_TUTUP' };
    await expect(
      owner.query(
        `insert into buku_set values ('KJ1', 'KMKJ1261119099', '2026-11-19', 'X', '', null, 'x', now(), gen_random_uuid())`,
      ),
    ).rejects.toMatchObject(closed);
    await expect(
      owner.query(
        `insert into penjualan select (jsonb_populate_record(p, '{"no_faktur_jual": "PJKJ1261119099", "tgl_system": "2026-11-19", "kode_nota": "uji"}')).* from penjualan p limit 1`,
      ),
    ).rejects.toMatchObject(closed);
    await expect(
      owner.query(`select ambil_nomor('KJ1', 'KM', '2026-11-19')`),
    ).rejects.toMatchObject(closed);
  });

  type DayOf = readonly [kode_toko: string, tgl: string];
  /** Sets of these days, in one statement. */
  const setsOf = (...days: DayOf[]) =>
    owner.query(
      `insert into buku_set
       select x.toko, 'KM' || x.toko || '261120' || (900 + x.ke), x.tgl, 'X', '', null, 'x', now(), gen_random_uuid()
         from unnest($1::text[], $2::date[]) with ordinality as x (toko, tgl, ke) order by x.ke`,
      [days.map(([toko]) => toko), days.map(([, tgl]) => tgl)],
    );
  const BUKA: DayOf = ['KJ1', '2026-11-20'];
  const TUTUP: DayOf = ['KJ1', '2026-11-19'];

  test('one statement of several rows is refused whole for one that is of a closed day, wherever it stands', async () => {
    await owner.query('begin');
    try {
      await owner.query(
        `insert into hari_toko (kode_toko, tgl_system, status, dibuka_by, dibuka_at, ditutup_by, ditutup_at, segel, op)
         values ('KJ2', '2026-11-20', 'CLOSED', 'x', now(), 'x', now(), 'x', gen_random_uuid())`,
      );
      const refused = async (...days: DayOf[]) => {
        await owner.query('savepoint s');
        await expect(setsOf(...days)).rejects.toMatchObject({
          code: 'KL409',
          message: 'HARI_TUTUP',
        });
        await owner.query('rollback to s');
      };
      await refused(TUTUP, BUKA);
      await refused(BUKA, TUTUP);
      await refused(BUKA, BUKA, TUTUP);
      // The day is open in one of the two shops.
      await refused(BUKA, ['KJ2', '2026-11-20']);
      await refused(['KJ2', '2026-11-20'], BUKA);
      expect((await setsOf(BUKA, BUKA)).rowCount).toBe(2);
    } finally {
      await owner.query('rollback');
    }
  });

  test('what may be written in an open day alone stays in its day', async () => {
    const { rows } = await owner.query<{ tabel: string; tetap: boolean }>(`
      select t.tgrelid::regclass::text as tabel,
             exists (select from pg_trigger j join pg_proc f on f.oid = j.tgfoid
                      where j.tgrelid = t.tgrelid and f.proname = 'jangan_ubah' and j.tgtype & 19 = 19
                        and (cardinality(j.tgattr::int2[]) = 0 or (select array_agg(a.attname::text) from pg_attribute a
                              where a.attrelid = j.tgrelid and a.attnum = any(j.tgattr::int2[]))
                              @> '{kode_toko,tgl_system}')) as tetap
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where p.proname in ('hanya_hari_buka', 'semua_hari_buka') order by 1`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ tetap }) => !tetap)).toEqual([]);
    for (const change of [
      `update kas set tgl_system = '2026-11-19' where no_kas = 'KKKJ1261120002'`,
      `update kas set kode_toko = 'KJ2' where no_kas = 'KKKJ1261120002'`,
      `update penjualan set tgl_system = '2026-11-19'`,
    ])
      await expect(owner.query(change)).rejects.toThrow('never changed');
  });

  test('a drawer never holds less than nothing, an account at a bank where its master says so', async () => {
    expect(
      await post([uang('kas', rp(-9_999_999_999)), uang('biaya:LISTRIK', rp(9_999_999_999))]),
    ).toBe('KAS_KURANG');
    expect(await post([uang('kas:belakang', rp(-1)), uang('kas', rp(1))])).toBe('KAS_KURANG');
    expect(await post([uang('bank:123', rp(-1)), uang('kas', rp(1))])).toBe('REKENING_KURANG');
    await owner.query(`insert into bank values ('KJ1', 'BCA', 'BCA')`);
    await owner.query(
      `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank, boleh_negatif)
       values ('KJ1', '123', 'Toko', 'BCA', true)`,
    );
    expect(await post([uang('bank:123', rp(-1)), uang('kas', rp(1))])).toBe('ok');
    expect(await post([uang('bank:123', rp(-1)), uang('bank:456', rp(1))])).toBe('ok');
    expect(await post([uang('bank:456', rp(-2)), uang('bank:123', rp(2))])).toBe('REKENING_KURANG');
  });

  test('the sets of a ride are bound the same, and refused as a whole by a code of their own', async () => {
    const ride = async (...sets: readonly (readonly Baris[])[]): Promise<string> => {
      const each = <T>(of: (at: number) => T): T[] => sets.map((_, at) => of(at));
      const undo = new Error('undo');
      return db
        .begin(async (tx) => {
          await tx.many(sql`
            select catat_buku_banyak('KJ1', ${HARI}::date, ${each((at) => `KMKJ126112080${at}`)}::text[],
              ${each(() => 'UJI')}::text[], ${each(() => '')}::text[], ${each(() => 'uji')}::text[],
              ${each(() => ctx.op)}::uuid[], ${JSON.stringify(sets)}::jsonb)`);
          throw undo;
        })
        .catch((error: unknown) =>
          error === undo ? 'ok' : String((error as { code?: string }).code),
        );
    };
    const out = (akun: string) => [uang(akun, rp(-1)), uang('biaya:LISTRIK', rp(1))];
    // 123 may be overdrawn, 456 may not.
    expect(await ride(out('bank:123'), out('bank:123'))).toBe('ok');
    expect(await ride(out('bank:123'), out('bank:456'))).toBe('KL410');
    expect(
      await ride([uang('kas:belakang', rp(1)), uang('kas', rp(-1))], out('kas:belakang')),
    ).toBe('KL410');
  });

  test('nor does a tray, in pieces, milligrams or fine milligrams', async () => {
    expect(await post(pindahPotong('baki:TK/A-02', 'pelanggan', P1))).toMatch(
      /baki:TK\/A-02 would fall below nothing/,
    );
    expect(
      await post([
        lepas('baki:TK/A-01', P1.kadar, mg(-3251), mg(0)),
        lepas('selisih', P1.kadar, mg(3251), mg(0)),
      ]),
    ).toMatch(/below nothing/);
    expect(
      await post([
        lepas('baki:TK/A-01', P1.kadar, mg(0), mg(-2439)),
        lepas('selisih', P1.kadar, mg(0), mg(2439)),
      ]),
    ).toMatch(/below nothing/);
    expect(
      await post([
        lepas('susut', P1.kadar, mg(-5), mg(-4)),
        lepas('selisih', P1.kadar, mg(5), mg(4)),
      ]),
    ).toBe('ok');
  });
});
