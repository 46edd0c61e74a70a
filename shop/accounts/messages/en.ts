import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  fields: {
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    confirmation: 'Repeat the password',
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show the password',
    emailLocked: 'The invitation is for this address only.',
    checkBelow: 'Please look at what is marked:',
  },
  strength: {
    label: 'Password strength',
    labels: { very_weak: 'Very weak', weak: 'Weak', good: 'Good', strong: 'Strong' },
    rules: {
      length: 'At least 8 characters',
      upper: 'Include capital letters',
      lower: 'Include small letters',
      digit: 'Include numbers',
      symbol: 'Include symbols',
    },
  },
  problems: {
    credentials_required: 'Please enter your email and password.',
    all_required: 'All fields are required.',
    name_required: 'Please enter your full name.',
    name_too_long: 'The name cannot be longer than 100 characters.',
    email_required: 'Please enter your email address.',
    email_invalid: 'Please enter a valid email.',
    password_short: 'The password must have at least 6 characters.',
    password_too_long: 'The password cannot be longer than 128 characters.',
    password_weak:
      'The password is too weak. It must have at least 8 characters and a mix of letters and numbers.',
    password_weak_admin: 'The password is too weak. Try a more complex combination.',
    password_common:
      'That password is one of the most used and the first to be tried. Choose one that only you know.',
    passwords_differ: 'The passwords do not match.',
    invitation_invalid: 'The invitation is not valid for creating an account.',
    current_required: 'Enter your current password.',
    current_wrong: 'That is not your current password.',
    password_same: 'The new password is the same as the current one.',
    email_same: 'That is already the email of your account.',
    code_required: 'Enter the code that your app shows.',
    code_wrong: 'That is not the code shown now. Wait for the next one and enter it.',
  },
  errors: {
    session: {
      title: 'Invalid or Expired Session',
      details: 'Your session has expired. Please sign in again.',
    },
    link: {
      title: 'Link not valid',
      details:
        'The reset link is invalid, has expired or was already used. Please ask for a new one.',
    },
    credentials: {
      title: 'Invalid Credentials',
      details: 'The email or the password is incorrect.',
    },
    registered: {
      title: 'User already registered',
      details: 'There is already an account with this email. Sign in with it.',
    },
    email_limit: {
      title: 'Email limit exceeded',
      details:
        'We have already sent you several emails. Wait a few minutes before asking for another.',
    },
    attempts: {
      title: 'Too many attempts',
      details: 'There were too many attempts in a row. Wait a few minutes and try again.',
    },
    network: {
      title: 'Network Error',
      details: 'There is no connection to the shop. Check your internet connection.',
    },
    weak_password: {
      title: 'Weak Password',
      details: 'The password is too easy to guess. Choose a longer, more varied one.',
    },
    unconfirmed: {
      title: 'Email not confirmed',
      details: 'Open the link we sent you by email to confirm your account.',
    },
    second_factor: {
      title: 'One more step',
      details: 'Enter the code from your authenticator app.',
    },
    second_factor_wrong: {
      title: 'Wrong code',
      details: 'The code is not valid or has expired. Enter the one shown now.',
    },
    captcha: {
      title: 'The check is missing',
      details: 'We could not check that you are a person. Please try again.',
    },
    captcha_away: {
      title: 'It could not be checked',
      details:
        'The service that checks that you are a person does not answer. Wait a moment and send it again.',
    },
    other: {
      title: 'Authentication Error',
      details: 'That could not be completed. Please try again in a moment.',
    },
  },
  connection: {
    checking: 'Checking the connection…',
    connected: 'Connected to the server.',
    session_unverified: 'The session could not be checked with the server.',
    network: 'Network error. Check your internet connection.',
    database_away: 'The database could not be reached.',
    unexpected: 'Unexpected error while connecting to the server.',
    retry: 'Try again',
  },
  login: {
    title: 'Sign in',
    text: 'Your cart follows you to any phone. You can look and order without an account.',
    submit: 'Sign in',
    sending: 'Signing in…',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    signUp: 'Create an account',
    home: 'Back to home',
    welcome: { title: 'Welcome back!', description: 'You will be redirected.' },
    adminCreated: 'The administration account is ready. Sign in with it.',
    reasons: {
      role_fetch_error: 'We closed your session because your permission could not be checked.',
      session_error_at_get: 'We closed your session because it could not be read.',
      stale_token: 'We closed your session because it was no longer the latest one.',
      token_refresh_failed: 'We closed your session because it could not be renewed.',
      session_init_failed: 'Your session could not be recovered.',
      auth_state_change_error:
        'We closed your session because it changed in a way we did not expect.',
      session_expired: 'Your session has expired. Please sign in again.',
    },
    firstAdmin: {
      title: 'This shop has no administrator yet',
      text: 'You can create the first administration account with the email and password you typed. It takes the code that the server showed when it started, or confirming that address.',
      code: 'Set-up code',
      codeHint: 'Leave it empty to confirm by email.',
      submit: 'Create the administration account',
      wrongCode: 'That is not the set-up code. Copy it just as the server showed it.',
      mailSent: {
        title: 'Check the administration mailbox',
        description: 'We sent you a link. Once you open it, the account is created.',
      },
    },
    code: {
      title: 'Second step',
      text: 'Enter the code that your authenticator app shows. If you do not have it at hand, use one of your recovery codes.',
      label: 'Code',
      hint: '6 digits, or a recovery code.',
      submit: 'Check',
      sending: 'Checking…',
      back: 'Back to sign in',
    },
  },
  required: {
    title: 'Sign-in Required',
    description: 'You must sign in to open this page.',
  },
  signUp: {
    title: 'Create an account',
    text: 'With it your cart follows you to any phone. It is free, and you can order without one.',
    submit: 'Create the account',
    sending: 'Creating the account…',
    agree: 'By creating the account you accept the {terms} and the {privacy}.',
    terms: 'terms and conditions',
    privacy: 'privacy policy',
    hasAccount: 'Already have an account?',
    login: 'Sign in',
    done: {
      title: 'Account created!',
      description: 'We sent you an email. Open its link to confirm your account.',
    },
  },
  adminSignUp: {
    title: 'Create an administration account',
    text: 'This account will have full access to the administration panel.',
    submit: 'Create the account',
    sending: 'Creating the account…',
    created: {
      title: 'Administrator Created!',
      description: 'The account has been created. Please sign in.',
    },
    going: 'We will take you to the sign-in page in {seconds} s.',
    limit: {
      title: 'Email Limit Exceeded',
      description:
        'The limit for sending emails was reached. Please wait 5 minutes before trying again.',
    },
    waiting: 'You can try again in {time}.',
    noConnection:
      'The account cannot be created because of a connection problem. Please try again later.',
    unexpected: 'Unexpected answer from the server while creating the administrator.',
    failed: 'The account could not be created. Please try again.',
    notMarked:
      'The invitation could not be marked as used, so the account was not created. Contact support so that they look into it.',
    confirmSent:
      'Before you enter the panel, open the email that we sent you and confirm your address.',
    support: 'Contact support',
  },
  invitation: {
    checking: {
      title: 'Checking the invitation',
      text: 'One moment, we are checking your link.',
    },
    valid: { title: 'Valid invitation', text: 'Fill in your details to create the account.' },
    invalid_no_token: {
      title: 'Invalid Invitation',
      text: 'There is no invitation token in the link. Open the whole link that you received once more.',
    },
    invalid_not_found: {
      title: 'Invalid Invitation',
      text: 'The invitation token is not valid or does not exist. Ask whoever sent it for a new one.',
    },
    expired: {
      title: 'Expired Invitation',
      text: 'This invitation has expired. Ask whoever sent it for a new one.',
    },
    used: {
      title: 'Used Invitation',
      text: 'An account was already created with this invitation. If it is yours, sign in.',
    },
    error_fetching: {
      title: 'Invitation Error',
      text: 'There was a problem checking your invitation. Reload the page in a moment.',
    },
    error_exception: {
      title: 'Invitation Error',
      text: 'There was a problem checking your invitation: the shop did not answer. Check your connection and reload the page.',
    },
    retry: 'Reload the page',
  },
  forgot: {
    title: 'Recover your password',
    text: 'Type the email of your account and we will send you a link to set a new password.',
    submit: 'Send the link',
    sending: 'Sending…',
    sent: 'If there is an account with this email, you will receive a link to reset your password. Look in the spam folder too; the link works only once.',
    sentTitle: 'Check your email',
    back: 'Back to sign in',
  },
  reset: {
    title: 'New password',
    text: 'Choose a new password. Saving it closes your sessions, and you sign in with it.',
    submit: 'Save the password',
    sending: 'Saving…',
    invalidTitle: 'This link no longer works',
    invalid:
      'The reset link is invalid, has expired or was already used. Please ask for a new one.',
    again: 'Ask for a new link',
    done: { title: 'Password saved', description: 'Sign in again with your new password.' },
    going: 'We will take you to the sign-in page in {seconds} s.',
    login: 'Sign in',
  },
  confirm: {
    title: 'Confirm your Email',
    text: 'We sent a link to {email}. Open it to finish creating your account.',
    textNoEmail: 'We sent you a link by email. Open it to finish creating your account.',
    pendingTitle: 'Check your email',
    hint: 'If you do not see it, look in the spam folder. The link works only once.',
    resend: 'Send the email again',
    sending: 'Sending again…',
    support: 'Contact support',
    home: 'Back to home',
    signOut: 'Sign out',
    resent: {
      title: 'Email Sent Again',
      description:
        'If the account is waiting for confirmation, the email arrives in a few minutes.',
    },
    failed: { title: 'Could not Send Again' },
    unexpected: {
      title: 'Unexpected Error',
      description: 'Something went wrong while sending the email again.',
    },
    noEmail: {
      title: 'Error',
      description: 'The email address to send the confirmation to could not be found.',
    },
  },
  confirmed: {
    title: 'Email confirmed',
    text: 'Your email is confirmed. You can use your account now.',
    going: 'We will take you to the home page in {seconds} s.',
    login: 'Sign in',
    home: 'Go to the home page',
    notice: { title: 'Email confirmed!', description: 'Your account is ready.' },
    invalidTitle: 'This confirmation link no longer works',
    invalid:
      'You may have used it already, or it has expired. If your email is still unconfirmed, ask for another link.',
    again: 'Ask for another link',
    ask: 'Press to confirm your email.',
    confirm: 'Confirm my email',
    confirming: 'Confirming…',
  },
  gate: {
    loading: 'Checking your access…',
    unknown: {
      title: 'Unknown Role',
      text: 'Your role could not be determined. It may be a passing fault of the shop; please try again.',
      retry: 'Try again',
    },
    denied: {
      title: 'Access Denied',
      text: 'Your role is {role}. This page is only for: {allowed}.',
      roles: { customer: 'customer', admin: 'administrator' },
      admin: 'Go to the administration panel',
      customer: 'Go to my account',
      home: 'Go to the home page',
    },
  },
  account: {
    title: 'My account',
    hello: 'Hello, {name}',
    email: 'Email',
    shop: 'Back to the shop',
  },
  panel: {
    title: 'Administration panel',
    text: 'You are signed in as {email}.',
  },
  signOut: {
    button: 'Sign Out',
    done: { title: 'Signed Out', description: 'You have signed out successfully.' },
    partly: 'The session could not be closed completely.',
    failed: 'The session could not be closed.',
  },
}
