import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { JenisGateway } from '#areas/pesan/contract/gateway-pesan.api.ts';

export type GatewayRow = {
  jenis: JenisGateway;
  alamat: string;
  pengirim: string;
  token: string | null;
  kuota: number;
  tenang_dari: string;
  tenang_sampai: string;
  /** Members are greeted on their birthday. */
  ultah: boolean;
  /** Days before which a deposit is reminded of; none where it is nought. */
  tempo_hari: number;
};

export const findGateway = (on: Sql, kode_toko: string): Promise<GatewayRow | undefined> =>
  on.maybe(sql<GatewayRow>`
    select jenis, alamat, pengirim, token, kuota, tenang_dari, tenang_sampai, ultah, tempo_hari
      from gateway_pesan where kode_toko = ${kode_toko}`);

/** What is new to the gateway ends the wait for the old one. */
export async function saveGateway(
  tx: Tx,
  kode_toko: string,
  one: GatewayRow & { op: string },
): Promise<void> {
  await tx.run(sql`
    insert into gateway_pesan (kode_toko, jenis, alamat, pengirim, token, kuota, tenang_dari, tenang_sampai, ultah,
                               tempo_hari, op)
    values (${kode_toko}, ${one.jenis}, ${one.alamat}, ${one.pengirim}, ${one.token}, ${one.kuota},
            ${one.tenang_dari}, ${one.tenang_sampai}, ${one.ultah}, ${one.tempo_hari}, ${one.op}::uuid)
    on conflict (kode_toko) do update
      set jenis = excluded.jenis, alamat = excluded.alamat, pengirim = excluded.pengirim, token = excluded.token,
          kuota = excluded.kuota, tenang_dari = excluded.tenang_dari, tenang_sampai = excluded.tenang_sampai,
          ultah = excluded.ultah, tempo_hari = excluded.tempo_hari,
          op = excluded.op`);
  await deleteJeda(tx, kode_toko);
}

export type Jeda = { gagal: number; sampai: string; sebab: string };

export const findJeda = (on: Sql, kode_toko: string): Promise<Jeda | undefined> =>
  on.maybe(sql<Jeda>`select gagal, sampai, sebab from pesan_jeda where kode_toko = ${kode_toko}`);

export const saveJeda = (
  on: Sql,
  kode_toko: string,
  { gagal, detik, sebab }: { gagal: number; detik: number; sebab: string },
): Promise<number> =>
  on.run(sql`
    insert into pesan_jeda (kode_toko, gagal, sampai, sebab)
    values (${kode_toko}, ${gagal}, waktu() + make_interval(secs => ${detik}::int), ${sebab})
    on conflict (kode_toko) do update
      set gagal = excluded.gagal, sampai = excluded.sampai, sebab = excluded.sebab`);

export const deleteJeda = (on: Sql, kode_toko: string): Promise<number> =>
  on.run(sql`delete from pesan_jeda where kode_toko = ${kode_toko}`);
