import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { quiet } from '#kit/server/database.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { openTokoContoh } from '#tests/kit/toko-contoh.ts';

const { connection, owner, db } = await openTokoContoh();
const HARI = hari('2026-11-20');

describe('numbers without gap (D-6.1)', () => {
  const last = async (jenis: string) =>
    (
      await owner.query(
        `select terakhir from nomor where kode_toko = 'KJ1' and jenis = $1 and tgl_system = $2`,
        [jenis, HARI],
      )
    ).rows[0]?.terakhir;

  test('the first is 001, the 36th 010, the last ZZZ; then the series is full', async () => {
    const at = async (n: number) => {
      await owner.query(
        `insert into nomor values ('KJ1', 'XX', $1, $2) on conflict (kode_toko, jenis, tgl_system) do update set terakhir = $2`,
        [HARI, n - 1],
      );
      return db.begin((tx) => takeNomor(tx, 'KJ1', 'XX', HARI));
    };
    expect(await at(1)).toBe('XXKJ1261120001');
    expect(await at(36)).toBe('XXKJ1261120010');
    expect(await at(46_655)).toBe('XXKJ1261120ZZZ');
    await expect(at(46_656)).rejects.toMatchObject({
      code: 'KL409',
      message: 'NOMOR_HABIS',
      detail: 'Nomor Transaksi Hari Ini Sudah Habis',
    });
    const { rows } = await owner.query(
      `select urut_nomor('XXKJ1261120001') as a, urut_nomor('XXKJ1261120010') as b, urut_nomor('XXKJ1261120ZZZ') as c`,
    );
    expect(rows[0]).toEqual({ a: 1, b: 36, c: 46_655 });
  });

  test('an act that is not kept gives its number back', async () => {
    await db.begin((tx) => takeNomor(tx, 'KJ1', 'XY', HARI));
    await db
      .begin(async (tx) => {
        expect(await takeNomor(tx, 'KJ1', 'XY', HARI)).toBe('XYKJ1261120002');
        throw new Error('not kept');
      })
      .catch(() => {});
    expect(await db.begin((tx) => takeNomor(tx, 'KJ1', 'XY', HARI))).toBe('XYKJ1261120002');
  });

  test('eight connections take four hundred, every fifth act aborts: no gap and no repeat', async () => {
    const pool = quiet(new Pool({ ...connection, max: 8 }));
    const taken: string[] = [];
    const one = async (n: number) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query(`select ambil_nomor('KJ1', 'XZ', $1) as no`, [HARI]);
        await client.query(n % 5 === 0 ? 'rollback' : 'commit');
        if (n % 5 !== 0) taken.push(rows[0].no);
      } finally {
        client.release();
      }
    };
    const worker = async (from: number) => {
      for (let n = from; n < 400; n += 8) await one(n);
    };
    await Promise.all(Array.from({ length: 8 }, (_, from) => worker(from)));
    await pool.end();
    expect(new Set(taken).size).toBe(320);
    expect(await last('XZ')).toBe(320);
    expect(taken.toSorted().at(-1)).toBe('XZKJ126112008W');
  });
});
