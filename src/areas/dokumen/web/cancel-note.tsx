import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import css from '#areas/dokumen/web/body.module.css';

type Cancelled = {
  readonly no?: string | null;
  readonly tgl_batal: string;
  readonly batal_by: string;
  readonly alasan: string;
};

/** Who cancelled a document, when, under which number, and why; nothing where it is not cancelled. */
export const CancelNote = ({ batal }: { batal: Cancelled | null }) =>
  batal && (
    <p className={css.cancelled}>
      {t('Dibatalkan {user}, {waktu}', {
        user: batal.batal_by,
        waktu: formatInstant(batal.tgl_batal),
      })}
      {batal.no && <b>{batal.no}</b>}
      <span>{batal.alasan}</span>
    </p>
  );
