import { afterAll, beforeAll, expect, test } from 'vitest';
import { ambilFoto, beriFoto } from '#areas/kirim/server/jauh/foto-kiriman.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bukaTigaServer, type TigaServer } from '#tests/kit/uji/buka/tiga-server.ts';
import { fotoBarang, gambarBaru } from '#tests/kit/uji/foto-baru.ts';
import { pindai } from '#tests/kit/uji/kirim-barang.ts';

/** Photos of pieces between two branches, each on a server of its own, pass through head office (decision 1266). */
let tiga: TigaServer;
beforeAll(async () => {
  tiga = await bukaTigaServer();
});
afterAll(() => tiga.close());

const gambar = async (code: string): Promise<string[]> =>
  (
    await tiga.kj1.rows(
      `select g ->> 'gambar_path' as path from barang, jsonb_array_elements(gambar) g
        where kode_barcode = $1 and kode_toko = 'KJ1'`,
      [code],
    )
  ).map((one) => one['path'] as string);
/** What waits is due again, and is asked for; a look of the receipt may be at work. */
async function fetchDue(): Promise<void> {
  await ambilFoto(tiga.kj1.db);
  await tiga.kj1.rows("update foto_kiriman set lagi = '2026-11-19' where lagi is not null");
  await ambilFoto(tiga.kj1.db);
}
/** A piece of KJ2 with a photo goes to KJ1; its list is there. */
async function sendPiece(foto?: Buffer): Promise<{ code: string; no: string }> {
  const [code] = await tambahPotong(tiga.kj2, ['P1']);
  await fotoBarang(tiga.kj2, code!, foto ?? (await gambarBaru()));
  const no = await tiga.kirim([code!]);
  await tiga.antar();
  return { code: code!, no };
}
const terima = async ({ no, code }: { no: string; code: string }): Promise<void> => {
  const tiba = await tiga.terima(no, [pindai(code)]);
  expect(tiba.status, tiba.text).toBe(201);
};

test('the photo of a ring follows from branch to branch, and head office keeps none of it', async () => {
  const satu = await sendPiece();
  await terima(satu);
  await fetchDue();
  const tiba = await gambar(satu.code);
  expect(tiba).toHaveLength(1);
  expect(tiba[0]).toMatch(/^NSIPIC\/KJ1\/[0-9a-f]{32}\.jpg$/);
  expect(await tiga.pusat.rows('select 1 from foto_unggah')).toEqual([]);
  expect(await tiga.kj1.rows('select 1 from foto_kiriman where lagi is not null')).toEqual([]);
});

test('a branch that is away behind head office is asked once a look, and again later', async () => {
  const [a, b] = [await sendPiece(), await sendPiece()];
  await tiga.pindahKj2('http://127.0.0.1:1');
  await terima(a);
  await terima(b);
  await fetchDue();
  const tunggu = await tiga.kj1.rows(
    'select gagal, lagi is not null as lagi from foto_kiriman where kode_barcode = any($1)',
    [[a.code, b.code]],
  );
  for (const one of tunggu) expect(one).toMatchObject({ lagi: true });
  expect(tunggu.every(({ gagal }) => (gagal as number) > 0)).toBe(true);
  await tiga.pindahKj2(tiga.portalKj2);
  await fetchDue();
  expect([await gambar(a.code), await gambar(b.code)].map((one) => one.length)).toEqual([1, 1]);
});

test('who gains: a branch asks for a shipment to another one, or that no branch told of, and hears of none', async () => {
  const { no, code } = await sendPiece();
  const tanya = (pengirim: string, nomor: string) =>
    beriFoto(tiga.pusat.db)(
      tiga.pusat.db,
      {
        params: { no: nomor, kode: code, ke: '0' },
        query: { untuk: null },
        body: undefined,
      } as never,
      { pengirim, kode_toko: 'PST', toko: { jenis: 'PUSAT' } } as Ctx,
    );
  // KJ2 itself, and a number that KJ2 never told KJ1 of.
  for (const [siapa, nomor] of [
    ['KJ2', no],
    ['KJ1', 'KBKJ2261120999'],
    ['KJ1', no.replace('KJ2', 'KJ1')],
  ] as const)
    await expect(tanya(siapa, nomor)).rejects.toMatchObject({ code: 'FOTO_TIDAK_ADA' });
  expect((await tanya('KJ1', no)).foto).toEqual(expect.any(String));
  // The branch gives it for the shop that the shipment goes to alone.
  const di = { pengirim: 'PST', kode_toko: 'KJ2', toko: { jenis: 'CABANG' } } as Ctx;
  const isi = (untuk: string) =>
    ({ params: { no, kode: code, ke: '0' }, query: { untuk }, body: undefined }) as never;
  const beri = beriFoto(tiga.kj2.db);
  await expect(beri(tiga.kj2.db, isi('KJ9'), di)).rejects.toMatchObject({ code: 'FOTO_TIDAK_ADA' });
  expect((await beri(tiga.kj2.db, isi('KJ1'), di)).foto).toEqual(expect.any(String));
});
