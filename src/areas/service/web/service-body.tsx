import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { daysBetween, formatTanggal } from '#kit/rules/hari.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';
import { onKind } from '#areas/dokumen/web/document-history.tsx';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { ambilActs, bayarActs, kembaliActs, serahActs } from '#areas/service/web/acts.ts';
import { AtTukang } from '#areas/service/web/tukang/at-tukang.tsx';
import css from '#areas/service/web/service.module.css';

export type Service = DocumentOf<typeof serviceDocument.spec>;

const ON_SERVICE = [
  onKind(bayarServiceDocument, bayarActs, () => t('Tambah DP')),
  onKind(ambilServiceDocument, ambilActs, () => t('Diambil')),
];

/** The whole of a job: whose, what, where it is, what it costs, and everything that was done on it. */
export function ServiceBody({ dokumen: service }: { dokumen: Service }) {
  return (
    <DocumentBody
      of={serviceDocument}
      dokumen={service}
      shows={[
        'nama_customer',
        'no_hp',
        'alamat_customer',
        'tgl_janji',
        'nama_tukang',
        'tgl_serah',
        'ongkos',
        'tambah_emas',
        'dp_rp',
        'tgl_selesai',
        'tgl_ambil',
        'nama_sales',
        'valid_by',
        'keterangan',
      ]}
      lineShows={['deskripsi', 'kadar', 'berat']}
      lineFigure="ongkos"
      line={(at) => (
        <>
          <Photos piece={service.barang[at]} />
          <Finished piece={service.barang[at]} />
        </>
      )}
      above={<Where service={service} />}
      history={ON_SERVICE}
    >
      <AtTukang
        no_dokumen={service.no_service}
        tgl_from={service.tgl_system}
        serah={serahActs}
        kembali={kembaliActs}
      />
    </DocumentBody>
  );
}

type Piece = Service['barang'][number];

/** What it weighs since the work was done, what went in and what was filed off: figures that need their names. */
function Finished({ piece }: { piece: Piece | undefined }) {
  if (!piece?.berat_selesai) return null;
  const { berat_selesai, tambah_emas, kikir } = piece;
  const told = [
    [t('Berat Selesai'), berat_selesai],
    [t('Tambah Emas'), tambah_emas],
    [t('Kikir'), kikir],
  ] as const;
  return (
    <span className={css.finished}>
      {told
        .filter(([, berat]) => berat > 0)
        .map(([label, berat]) => `${label} ${formatGram(berat)} g`)
        .join(' · ')}
    </span>
  );
}

/** As it came, and as it was when the work was done. */
const Photos = ({ piece }: { piece: Piece | undefined }) => (
  <span className={css.photos}>
    {[piece?.foto, piece?.foto_selesai].map(
      (foto) =>
        foto && (
          <a key={foto} href={photoUrl(foto)} target="_blank" rel="noreferrer">
            <img src={`${photoUrl(foto)}?kecil=1`} alt={piece?.nama_barang ?? ''} />
          </a>
        ),
    )}
  </span>
);

/** Late, ready, or where it is: the one sentence that the counter is asked for. */
function Where({ service }: { service: Service }) {
  const { tgl_system } = usePerson();
  const { status, tgl_janji, ongkos, dp_rp, nama_tukang, kode_tukang } = service;
  const late = ['VALID', 'DITERIMA', 'PROSES'].includes(status) && tgl_janji < tgl_system;
  const words = whereOf(status, {
    tukang: nama_tukang ?? kode_tukang ?? '-',
    sisa: formatRupiah(atLeast(rp(0), minus(ongkos, dp_rp))),
  });
  if (!words && !late) return null;
  return (
    <p className={css.where} data-late={late || undefined} role="note">
      {words}
      {late && ' '}
      {late &&
        t('Lewat {hari} hari dari janji {tgl}.', {
          hari: daysBetween(tgl_janji, tgl_system),
          tgl: formatTanggal(tgl_janji, t),
        })}
    </p>
  );
}

function whereOf(status: string, { tukang, sisa }: { tukang: string; sisa: string }): string {
  if (status === 'PROSES') return t('Di tukang {tukang}.', { tukang });
  if (status === 'SELESAI') return t('Siap diambil, sisa ongkos {sisa}.', { sisa });
  return '';
}
