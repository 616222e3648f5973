import { signInMessages, signInWords } from '#contract/messages/sign-in.ts';
import { publicPaths } from '#web/lib/public-paths.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import classes from './sign-in-screen.module.css';

type Props = SignInFormProps & {
  /** Whether somebody who did not leave has to sign in again. */
  isSessionOver?: boolean;
};

/** The whole /auth screen. It knows no router, so that it can stand before the app is loaded. */
export function SignInScreen({ isSessionOver = false, ...form }: Props) {
  usePageTitle(signInWords.signIn);
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <BrandMark sizePx={48} />
        <h1 className={classes.title}>{signInWords.title}</h1>
        <p className={classes.line}>{signInWords.text}</p>
        {isSessionOver ? (
          <p className={classes.notice} role="status">
            {signInMessages.sessionOver}
          </p>
        ) : null}
        <SignInForm {...form} />
      </div>
      <p className={classes.legal}>
        <Filled
          sentence={signInWords.agree}
          parts={[
            <a key="terms" href={publicPaths.terms}>
              {signInWords.terms}
            </a>,
            <a key="privacy" href={publicPaths.privacy}>
              {signInWords.privacy}
            </a>,
          ]}
        />
      </p>
    </main>
  );
}
