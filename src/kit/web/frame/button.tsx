import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import css from '#kit/web/frame/button.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** primary: the act of this screen. quiet: no frame until it is pointed at. danger: takes away. */
  look?: 'primary' | 'default' | 'quiet' | 'danger' | 'dangerFilled';
  size?: 'sm' | 'md' | 'lg' | 'pay';
  icon?: ReactNode;
  /** The key that does the same, printed on the button. */
  shortcut?: string;
  busy?: boolean;
  wide?: boolean;
  /** The icon says it: the words are read aloud and shown where there is room. */
  slim?: 'always' | 'phone';
  ref?: Ref<HTMLButtonElement>;
};

/** A verb, with the sum when money moves, and its key. While busy it cannot be pressed again. */
export function Button({
  look = 'default',
  size = 'md',
  icon,
  shortcut,
  busy,
  wide,
  slim,
  children,
  className,
  disabled,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${css.button} ${className}` : css.button}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
      data-slim={slim}
      title={slim && typeof children === 'string' ? children : undefined}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
    >
      {busy ? <span className={css.spin} aria-hidden /> : icon}
      {children !== undefined && <span className={css.label}>{children}</span>}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </button>
  );
}

type IconProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  label: string;
  children: ReactNode;
  size?: 24 | 28 | 32;
  ref?: Ref<HTMLButtonElement>;
};

/** An icon alone always carries its name. */
export function IconButton({ label, children, size = 28, className, ...rest }: IconProps) {
  return (
    <button
      {...rest}
      type="button"
      title={label}
      aria-label={label}
      className={className ? `${css.icon} ${className}` : css.icon}
      data-px={size}
    >
      {children}
    </button>
  );
}
