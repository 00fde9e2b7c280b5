import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';
import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import {
  beliManualDocument,
  type DokumenBeliManual,
} from '#areas/manual/contract/beli-manual.document.ts';
import { beliManualActs } from '#areas/manual/web/dagang/acts-beli.tsx';
import { LihatIdentitas } from '#areas/stock/web/foto-identitas.tsx';
import css from '#areas/pembelian/web/beli/beli.module.css';

/** The whole of a purchase: who sold with his identity, the goods with their photos. */
const Isi = ({ dokumen }: { dokumen: DokumenBeliManual }) => {
  const { customer, keterangan, foto } = dokumen;
  return (
    <DocumentBody
      of={beliManualDocument}
      dokumen={dokumen}
      facts={{
        ...(customer.no_ktp && { [t('No KTP')]: customer.no_ktp }),
        ...(customer.foto && { [t('Foto Identitas')]: <LihatIdentitas foto={customer.foto} /> }),
        ...(keterangan && { [t('Keterangan')]: keterangan }),
      }}
    >
      {foto.length > 0 && (
        <p className={css.fotos}>
          {foto.map((path) => (
            <img key={path} src={`${photoUrl(path)}?kecil=1`} alt={t('Foto barang')} />
          ))}
        </p>
      )}
    </DocumentBody>
  );
};

/** Its card, from anywhere. */
export default documentPeek(documentLook(beliManualDocument, beliManualActs, Isi));
