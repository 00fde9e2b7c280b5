import { readEnv } from '#kit/server/settings/env.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { seal } from '#kit/server/server-key.ts';
import type { Sql } from '#kit/server/sql.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import { jagaDukungan } from '#areas/akses/server/jaga-dukungan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockSetelan } from '#areas/toko/server/setelan.table.ts';
import { gateway, type ubahGatewayEndpoint } from '#areas/pesan/contract/gateway-pesan.api.ts';
import { periksaGateway } from '#areas/pesan/rules/gateway-pesan.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import { findGateway, saveGateway, type GatewayRow } from '#areas/pesan/server/gateway.table.ts';
import { ownerToken } from '#areas/pesan/server/kirim/kirim-antrean.ts';

const BAWAAN: GatewayRow = {
  jenis: 'TIDAK',
  alamat: '',
  pengirim: '',
  token: null,
  kuota: 500,
  tenang_dari: '20:00',
  tenang_sampai: '08:00',
  ultah: false,
  tempo_hari: 0,
};

/** Origins inside the house that may be called too: those that the person who runs the server has named. */
const diizinkan = (): string[] =>
  (readEnv('KILAU_GATEWAY') ?? '')
    .split(',')
    .map((asal) => asal.trim().replace(/\/+$/, ''))
    .filter((asal) => asal !== '');

/** What anybody may read of it: whether there is a token, never which. */
const tanpaToken = ({ token, ...row }: GatewayRow) => ({ ...row, ada_token: token !== null });

export const lihatGateway = async (on: Sql, _: unknown, { kode_toko }: Ctx) =>
  tanpaToken((await findGateway(on, kode_toko)) ?? BAWAAN);

/** A token belongs to an address: where that changes, the old one is not sent there. */
export async function ubahGateway(tx: Tx, { body }: InputOf<typeof ubahGatewayEndpoint>, ctx: Ctx) {
  const { kode_toko, op } = ctx;
  await lockSetelan(tx, kode_toko);
  const lama = (await findGateway(tx, kode_toko)) ?? BAWAAN;
  const { token, ...isi } = body;
  const samaTujuan = lama.jenis === isi.jenis && lama.alamat === isi.alamat;
  const tetap = samaTujuan ? lama.token : null;
  const adaToken = token !== null || tetap !== null;
  refuseIf(periksaGateway(isi, { adaToken, diizinkan: diizinkan() }));
  const baru: GatewayRow = { ...isi, token: token ? seal(token, ownerToken(kode_toko)) : tetap };
  await jagaDukungan(tx, ctx, {
    apa: 'gateway pesan WhatsApp',
    kunci: kode_toko,
    fields: gateway,
    sebelum: lama,
    sesudah: baru,
    lain: token === null ? [] : [{ label: 'Token', nilai: 'Diganti' }],
  });
  await saveGateway(tx, kode_toko, { ...baru, op });
  tx.audit({
    tindakan: 'UBAH',
    tabel: 'gateway_pesan',
    kunci: kode_toko,
    sebelum: tanpaToken(lama),
    sesudah: { ...tanpaToken(baru), ...(token !== null && { token_diganti: true }) },
  });
  return tanpaToken(baru);
}

const TIDAK = refusals({
  NO_TOKO_KOSONG: { message: 'No WhatsApp Toko Belum Diisi' },
});

/** To the shop's own number and to no other. */
export async function ujiGateway(tx: Tx, _: unknown, ctx: Ctx) {
  const { no_whatsapp, nama_toko } = ctx.toko;
  refuseIf(no_whatsapp ? [] : [TIDAK.NO_TOKO_KOSONG]);
  await antrePesan(
    tx,
    {
      jenis: 'UJI',
      penerima: no_whatsapp,
      nama: nama_toko,
      nilai: { nama_toko },
      kunci: `UJI/${ctx.op}`,
    },
    ctx,
  );
  const penerima = samarkanHp(no_whatsapp)!;
  tx.audit({
    tindakan: 'UJI',
    tabel: 'gateway_pesan',
    kunci: ctx.kode_toko,
    sesudah: { penerima },
  });
  return { penerima };
}
