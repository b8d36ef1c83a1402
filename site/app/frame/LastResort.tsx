import { Component, type ReactNode } from 'react';

interface Props {
  location: unknown;
  error?: unknown;
  children: ReactNode;
}

interface State {
  failed: boolean;
  location: unknown;
}

/**
 * Where even the error screen fails (`spec.md` §2): in the browser the same as `server/lastResort.ts` says. It stands in for
 * React Router's own outermost boundary (`slimFramework.ts`), whose page is a stack trace; a navigation ends it, as there.
 */
export class LastResort extends Component<Props, State> {
  override state: State = { failed: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location, error }: Props, state: State): State {
    return { failed: Boolean(error) || (state.failed && state.location === location), location };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <html lang="en">
        <body>
          <main>
            <h1>An error occurred while showing the error page</h1>
            <p>
              <a href="/">Home</a>
            </p>
          </main>
        </body>
      </html>
    );
  }
}
