import { Component, type ReactNode } from 'react';
import { errorId } from './error-id.ts';
import { PartFailure } from './part-failure.ts';

export interface Failure {
  readonly error: unknown;
  /** Id of the error in the console. */
  readonly errorId: string;
  /** Renders the children again. */
  readonly reset: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (failure: Failure) => ReactNode;
  /** A change, such as another page or selection, clears the failure. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  readonly failed: { readonly error: unknown; readonly errorId: string } | null;
  readonly resetKey: string | undefined;
}

/** Contains the error of one part of the page, so that the others keep working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: { error, errorId: errorId() } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    // The failure is on screen, so no render of this attempt is left that could fetch in a loop.
    if (error instanceof PartFailure) error.forget();
    console.error(`[${this.state.failed?.errorId}]`, error);
  }

  private readonly reset = () => this.setState({ failed: null });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback({ ...failed, reset: this.reset }) : this.props.children;
  }
}
