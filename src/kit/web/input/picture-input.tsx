import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState, type ClipboardEvent } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { sendPicture } from '#kit/web/api/upload.ts';
import { t } from '#kit/web/base/text.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import field from '#kit/web/input/field.module.css';
import css from '#kit/web/input/picture.module.css';

type Held = string | string[];
type Props = InputProps<Held> & { of: Field };

const listOf = (held: Held | null | undefined): string[] =>
  held === null || held === undefined ? [] : typeof held === 'string' ? [held] : held;

/** One picture, or several in their order; a file, the camera of a phone, or what was copied elsewhere. */
export function PictureInput({ of, value, onChange, label, error, hint, name, ...rest }: Props) {
  const { call, folder, most } = of.picture!;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const paths = listOf(value);
  const off = rest.disabled || rest.readOnly || busy;
  const put = (next: string[]) => onChange(of.kind === 'photos' ? next : (next[0] ?? null));

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || off) return;
    setBusy(true);
    const sent: string[] = [];
    try {
      for (const file of files.slice(0, most === 1 ? 1 : most - paths.length))
        sent.push(
          (await sendPicture(call.replace(/^POST /, ''), file, { jenis: folder })).gambar_path,
        );
    } catch (problem) {
      showProblem(problem as Problem, 'Unggah Gambar Gagal');
    }
    setBusy(false);
    if (sent.length > 0) put(most === 1 ? sent : [...paths, ...sent]);
    rest.onBlur?.();
  };
  const paste = (event: ClipboardEvent) => void take([...event.clipboardData.files]);
  const move = (at: number, to: number) => {
    const next = [...paths];
    next.splice(to, 0, ...next.splice(at, 1));
    put(next);
  };

  return (
    <div className={css.field} data-wide={most > 1 || undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
        {most > 1 && (
          <span>{t('{n}, urutan ini tampil di HP, paling sedikit 1', { n: paths.length })}</span>
        )}
      </label>
      <div className={css.row} onPaste={paste}>
        {paths.map((path, at) => (
          <figure key={path} className={css.one} data-first={(most > 1 && at === 0) || undefined}>
            <img src={`${photoUrl(path)}?kecil=1`} alt={t('Gambar {ke}', { ke: at + 1 })} />
            {!off && (
              <figcaption>
                {most > 1 && (
                  <>
                    <b>{at === 0 ? t('Sampul') : at + 1}</b>
                    <IconButton
                      size={24}
                      disabled={at === 0}
                      label={t('Majukan gambar {ke}', { ke: at + 1 })}
                      onClick={() => move(at, at - 1)}
                    >
                      <IconArrowLeft size={15} aria-hidden />
                    </IconButton>
                    <IconButton
                      size={24}
                      disabled={at === paths.length - 1}
                      label={t('Mundurkan gambar {ke}', { ke: at + 1 })}
                      onClick={() => move(at, at + 1)}
                    >
                      <IconArrowRight size={15} aria-hidden />
                    </IconButton>
                  </>
                )}
                <IconButton
                  size={24}
                  label={t('Buang gambar {ke}', { ke: at + 1 })}
                  onClick={() => put(paths.filter((other) => other !== path))}
                >
                  <IconTrash size={15} aria-hidden />
                </IconButton>
              </figcaption>
            )}
          </figure>
        ))}
        {(paths.length < most || most === 1) && (
          <button
            type="button"
            className={css.add}
            disabled={off}
            data-field={name}
            data-error={!!error || undefined}
            aria-describedby={error ? `${id}-said` : undefined}
            onClick={() => box.current?.click()}
          >
            <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
            <span>
              {busy
                ? t('Mengirim ...')
                : paths.length > 0 && most === 1
                  ? t('Ganti gambar')
                  : t('Tambah gambar')}
            </span>
            <small>{t('atau tempel')}</small>
          </button>
        )}
        <input
          id={id}
          ref={box}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple={most > 1}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void take(files);
          }}
        />
      </div>
      <div id={`${id}-said`}>
        {error && <p className={field.error}>{error}</p>}
        {hint && <p className={field.hint}>{hint}</p>}
      </div>
    </div>
  );
}
