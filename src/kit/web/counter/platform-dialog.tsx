import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';

type Choice<V extends string> = { readonly value: V; readonly label: string };

/** A choice that must be made: no way out but one of the answers (1§2). Words come translated. */
export const choose = <V extends string>(
  title: string,
  choices: readonly Choice<V>[],
): Promise<V> =>
  openDialog<V>((close) => (
    <DialogFrame
      title={title}
      width={360}
      foot={choices.map(({ value, label }, at) => (
        <Button
          key={value}
          look={at === 0 ? 'primary' : 'default'}
          size="lg"
          onClick={() => close(value)}
          data-autofocus={at === 0 || undefined}
        >
          {label}
        </Button>
      ))}
    >
      {null}
    </DialogFrame>
  ));

/** What the paper is printed on. */
export const choosePlatform = (): Promise<'DESKTOP' | 'MOBILE'> =>
  choose(t('Cetak nota di mana?'), [
    { value: 'DESKTOP', label: 'Desktop' },
    { value: 'MOBILE', label: 'Mobile' },
  ]);

/** Which side of the paper. */
export const chooseSide = (): Promise<'DEPAN' | 'BELAKANG'> =>
  choose(t('Cetak sisi mana?'), [
    { value: 'DEPAN', label: t('Depan') },
    { value: 'BELAKANG', label: t('Belakang') },
  ]);
