import { formatGram } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';
import { onKind } from '#areas/dokumen/web/history/on-kind.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { ambilActs, bayarActs, kembaliActs, serahActs } from '#areas/service/web/acts.ts';
import { Photos, Where } from '#areas/service/web/where.tsx';
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
          <Before piece={service.barang[at]} />
          <Finished piece={service.barang[at]} />
        </>
      )}
      above={
        <Where
          of={service}
          total={service.ongkos}
          rest={mark('Siap diambil, sisa ongkos {sisa}.')}
        />
      }
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

/** As it came, and as it was when the work was done. */
const Before = ({ piece }: { piece: Piece | undefined }) => (
  <Photos of={[piece?.foto, piece?.foto_selesai]} alt={piece?.nama_barang ?? ''} />
);

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
