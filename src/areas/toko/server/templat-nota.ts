import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { sharp } from '#kit/server/paper/on-demand.ts';
import { refuseIf, orRefuse } from '#kit/server/problem.ts';
import type { Beside } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { TemplatRow, ubahLogoNotaEndpoint } from '#areas/toko/contract/templat-nota.api.ts';
import { periksaTemplat } from '#areas/toko/rules/periksa-templat.ts';
import {
  JENIS_TEMPLAT,
  lengkapiTemplat,
  siapkanCetak,
  templatBawaan,
  type Cetak,
  type JenisTemplat,
  type Sisi,
  type Templat,
} from '#areas/toko/rules/templat-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockSetelan } from '#areas/toko/server/setelan.table.ts';
import {
  deleteLogoNota,
  deleteTemplatNota,
  findLogoNota,
  findTemplatNota,
  listTemplatNotaRow,
  saveLogoNota,
  saveTemplatNota,
} from '#areas/toko/server/templat-nota.table.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Kept = Awaited<ReturnType<typeof listTemplatNotaRow>>;
function templatOf(rows: Kept, jenis: JenisTemplat): Templat {
  const own = rows.find((one) => one.jenis === jenis);
  return own ? lengkapiTemplat(jenis, own.templat) : templatBawaan(jenis);
}

/** Every template as it is now, beside the shop's logo. */
export async function lihatTemplatNota(
  on: Sql,
  _: unknown,
  { kode_toko }: Ctx,
): Promise<Beside<TemplatRow[]>> {
  const [rows, logo] = await Promise.all([
    listTemplatNotaRow(on, kode_toko),
    findLogoNota(on, kode_toko),
  ]);
  return {
    data: JENIS_TEMPLAT.map((jenis) => ({
      jenis,
      bawaan: rows.every((one) => one.jenis !== jenis),
      templat: templatOf(rows, jenis),
    })),
    logo: logo?.png ?? null,
  };
}

/** The side that the shop always prints on, where it has said so. */
const sisiToko = (tempat: string): Sisi => (tempat === 'DESKTOP_BELAKANG' ? 'BELAKANG' : 'DEPAN');

/** How a paper of that kind is printed here; the width and the side may be asked for. */
export async function readCetak(
  on: Sql,
  jenis: JenisTemplat,
  { kode_toko, param }: Ctx,
  { ukuran = null, sisi = null }: { ukuran?: unknown; sisi?: Sisi | null } = {},
): Promise<Cetak> {
  const [rows, logo] = await Promise.all([
    listTemplatNotaRow(on, kode_toko),
    findLogoNota(on, kode_toko),
  ]);
  const templat = templatOf(rows, jenis);
  return siapkanCetak(templat, logo, {
    toko: param(tokoParam.UKURAN_STRUK),
    diminta: ukuran ?? undefined,
    sisi: sisi ?? sisiToko(param(tokoParam.PLATFORM_NOTA)),
  });
}

type Ubah = { params: { jenis: JenisTemplat }; body: { templat: Templat } };

export async function ubahTemplatNota(tx: Tx, { params, body }: Ubah, ctx: Ctx) {
  const { kode_toko, op } = ctx;
  const { jenis } = params;
  const { templat } = body;
  refuseIf(periksaTemplat(jenis, templat));
  await lockSetelan(tx, kode_toko);
  const sebelum = await findTemplatNota(tx, kode_toko, jenis);
  await saveTemplatNota(tx, kode_toko, jenis, { templat, op });
  tx.audit({
    tindakan: 'UBAH',
    tabel: 'templat_nota',
    kunci: jenis,
    sebelum: sebelum ?? null,
    sesudah: templat,
  });
  return { jenis, bawaan: false, templat };
}

/** Back to the product's own; the shop's is in the audit. */
export async function resetTemplatNota(tx: Tx, { params }: Pick<Ubah, 'params'>, ctx: Ctx) {
  const { jenis } = params;
  await lockSetelan(tx, ctx.kode_toko);
  const sebelum = await findTemplatNota(tx, ctx.kode_toko, jenis);
  await deleteTemplatNota(tx, ctx.kode_toko, jenis);
  tx.audit({
    tindakan: 'HAPUS',
    tabel: 'templat_nota',
    kunci: jenis,
    sebelum: sebelum ?? null,
    sesudah: null,
  });
  return { jenis, bawaan: true, templat: templatBawaan(jenis) };
}

const TIDAK = refusals({
  BUKAN_GAMBAR: { field: 'gambar', message: 'Berkas Bukan Gambar' },
});
/** What a thermal head prints on 72 mm at 8 dots a millimetre, and the height that a head takes. */
const [DOTS_WIDE, DOTS_HIGH] = [576, 200];
const MOST_PIXELS = 25_000_000;

/** Refuses what is no picture, an empty one too: the library throws for that one at once. */
const toLogo = async (sent: Buffer): Promise<Buffer> =>
  sharp()(sent, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .flatten({ background: '#fff' })
    .resize(DOTS_WIDE, DOTS_HIGH, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .png({ palette: true, colours: 16 })
    .toBuffer();

/** Made small and grey by ourselves: no byte of what was sent is printed as it came. */
export async function ubahLogoNota(
  tx: Tx,
  { body }: InputOf<typeof ubahLogoNotaEndpoint>,
  { kode_toko, op }: Ctx,
) {
  const sent = Buffer.from(body.gambar.replace(/^data:[^,]*,/, ''), 'base64');
  const small = orRefuse(await toLogo(sent).catch(() => undefined), TIDAK.BUKAN_GAMBAR);
  const png = small.toString('base64');
  await saveLogoNota(tx, kode_toko, { png, op });
  tx.audit({
    tindakan: 'UBAH',
    tabel: 'logo_nota',
    kunci: kode_toko,
    sesudah: { panjang: png.length },
  });
  return { logo: png };
}

export async function hapusLogoNota(tx: Tx, _: unknown, { kode_toko }: Ctx) {
  await deleteLogoNota(tx, kode_toko);
  tx.audit({ tindakan: 'HAPUS', tabel: 'logo_nota', kunci: kode_toko });
  return { logo: null };
}
