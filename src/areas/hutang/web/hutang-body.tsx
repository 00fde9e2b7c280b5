import { formatRupiah } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';
import { onKind } from '#areas/dokumen/web/history/on-kind.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { bungaActs, lunasActs, remajaActs } from '#areas/hutang/web/acts.ts';
import { FURTHER } from '#areas/hutang/web/further.ts';
import { LihatIdentitas } from '#areas/stock/web/foto-identitas.tsx';
import { openFoto } from '#areas/stock/web/foto-dialog.tsx';
import { JadwalHutang } from '#areas/hutang/web/jadwal-tebus.tsx';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { LUNAS_STEP } from '#areas/hutang/web/steps.ts';
import { kelebihanActs, lelangActs } from '#areas/hutang/web/lelang/acts.ts';
import css from '#areas/hutang/web/hutang.module.css';

type Piece = Hutang['detail_barang'][number];

/** What is made on a loan, in the order in which it is shown. */
export const ON_HUTANG = [
  onKind(bungaDocument, bungaActs, ({ sampai_tgl }) =>
    t('Bunga sampai {tgl}', { tgl: formatTanggal(sampai_tgl, t) }),
  ),
  onKind(
    lunasDocument,
    lunasActs,
    ({ no_faktur_beli: no }) => (no ? t('Beli putus, {no}', { no }) : t('Pelunasan')),
    LUNAS_STEP,
  ),
  onKind(remajaDocument, remajaActs, ({ no_hutang_baru: no }) => t('Peremajaan ke {no}', { no })),
  onKind(lelangDocument, lelangActs),
  onKind(kelebihanDocument, kelebihanActs),
  ...FURTHER.map(({ kind }) => kind),
];

/** The whole of a loan: who, on what, what it costs today, and everything that was done with it. */
export function HutangBody({ dokumen: hutang }: { dokumen: Hutang }) {
  const runs = hutang.status === 'AKTIF';
  return (
    <DocumentBody
      of={hutangDocument}
      dokumen={hutang}
      shows={[
        'nama_customer',
        'no_hp',
        'alamat_customer',
        'jumlah_hutang',
        'taksiran',
        'plafond',
        'bunga',
        'cara_bunga',
        'lama_bulan',
        'tgl_jatuh_tempo',
        'bunga_dibayar_sampai',
        'tenggang_lelang',
        'biaya_lelang_persen',
        'masa_kelebihan',
        'admin',
        'dibayar',
        'no_hutang_lama',
        'kode_sales',
        'valid_by',
        'keterangan',
      ]}
      facts={{
        ...(hutang.no_ktp && { [t('No KTP')]: hutang.no_ktp }),
        ...(hutang.foto_customer && {
          [t('Foto Identitas')]: <LihatIdentitas foto={hutang.foto_customer} />,
        }),
      }}
      lineShows={['kode_dept', 'kode_group', 'kadar', 'berat', 'kondisi']}
      lineFigure="taksiran"
      line={(at) => <Photo piece={hutang.detail_barang[at]} />}
      above={runs && <Today no={hutang.no_faktur_hutang} />}
      history={ON_HUTANG}
    >
      {runs && <JadwalHutang no={hutang.no_faktur_hutang} jatuhTempo={hutang.tgl_jatuh_tempo} />}
    </DocumentBody>
  );
}

const Photo = ({ piece }: { piece: Piece | undefined }) =>
  piece?.foto && (
    <button
      type="button"
      className={css.look}
      aria-label={t('Lihat foto {barang}', { barang: piece.nama_barang })}
      onClick={() => void openFoto({ nama: piece.nama_barang, foto: piece.foto })}
    >
      <img className={css.thumb} src={`${photoUrl(piece.foto)}?kecil=1`} alt="" />
    </button>
  );

/** What it would cost to redeem it now. */
function Today({ no }: { no: string }) {
  const { data } = useRead(hitungBungaEndpoint, { params: { no }, query: {} });
  if (!data) return null;
  return (
    <dl className={css.today}>
      <div>
        <dt>{t('Bunga {hari} hari', { hari: data.hari_bunga })}</dt>
        <dd>{formatRupiah(data.bunga_rp)}</dd>
      </div>
      <div>
        <dt>{t('Tebus hari ini')}</dt>
        <dd>{formatRupiah(data.total_bayar)}</dd>
      </div>
    </dl>
  );
}
