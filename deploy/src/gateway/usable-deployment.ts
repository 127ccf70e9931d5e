import {
  type Deployment,
  type ExaminedDeployment,
  examineDeployment,
  largestDeployment,
} from '@portal/platform/remote';

/** Why no browser can use a site's deployment, in the shell's terms. */
export type DeploymentProblem = 'missing' | 'broken' | 'newer' | 'too_large';

type Examined =
  | Extract<ExaminedDeployment, { deployment: Deployment }>
  | { readonly problem: DeploymentProblem; readonly because: string };

/** The deployment in a file, if a starting shell would run it; else what is wrong with it. */
export const examineFile = (content: Buffer): Examined =>
  content.byteLength > largestDeployment
    ? { problem: 'too_large', because: 'larger than the 2 MB that a browser reads' }
    : examineDeployment(content.toString('utf8'));
