import { IconId } from '@tabler/icons-react';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { openFoto } from '#areas/stock/web/foto-dialog.tsx';
import css from '#areas/stock/web/foto.module.css';

type Props = {
  foto: string | null;
  /** Why it is refused. */
  error?: string | undefined;
  onFoto: (foto: string | null) => void;
};

/** The photo of an identity card, taken beside its number: by camera or from a file (D-13.1, D-16.1). */
export const FotoIdentitas = ({ foto, error, onFoto }: Props) => (
  <span className={css.identitas} data-wrong={error ? true : undefined} title={tOf(error)}>
    <IconButton
      label={t('Foto Identitas')}
      size={32}
      data-field="foto"
      onClick={() => void openFoto({ nama: t('Identitas'), foto, onChange: onFoto })}
    >
      {foto ? (
        <img src={`${photoUrl(foto)}?kecil=1`} alt={t('Foto Identitas')} />
      ) : (
        <IconId size={20} stroke={1.6} aria-hidden />
      )}
    </IconButton>
  </span>
);

/** The same of a document that is looked at: opened by a press, since each look is in the audit (decision 1237). */
export const LihatIdentitas = ({ foto }: { foto: string }) => (
  <Button size="sm" onClick={() => void openFoto({ nama: t('Identitas'), foto })}>
    {t('Lihat')}
  </Button>
);
