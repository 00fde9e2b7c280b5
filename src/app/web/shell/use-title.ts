import { useEffect } from 'react';
import { t } from '#kit/web/base/text.ts';
import { useScreen } from '#kit/web/frame/screen.ts';

/** '<shop> | <TITLE>' (1§2). */
export function useTitle(nama_toko: string): void {
  const title = useScreen()?.title;
  useEffect(() => {
    document.title = title ? `${nama_toko} | ${t(title)}` : nama_toko;
  }, [nama_toko, title]);
}
