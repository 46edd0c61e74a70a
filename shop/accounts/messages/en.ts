import type { Messages } from '#kernel/messages.ts'
import { permissionLabels } from '#shop/permissions/permission-labels.rules.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  fields: {
    fullName: 'Full name',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    confirmation: 'Repeat the password',
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show the password',
    emailLocked: 'The invitation is for this address only.',
    checkBelow: 'Please check the marked fields:',
  },
  strength: {
    label: 'Password strength',
    enough: 'The 8 characters and one more of these are needed; more make it safer.',
    enoughForStaff: 'The 8 characters and two more of these are needed; more make it safer.',
    labels: { very_weak: 'Very weak', weak: 'Weak', good: 'Good', strong: 'Strong' },
    rules: {
      length: 'At least 8 characters',
      upper: 'Include uppercase letters',
      lower: 'Include lowercase letters',
      digit: 'Include numbers',
      symbol: 'Include symbols',
    },
  },
  problems: {
    credentials_required: 'Please enter your e-mail and password.',
    all_required: 'All fields are required.',
    name_required: 'Please enter your full name.',
    name_unreadable: 'Enter your name in letters.',
    name_reserved: 'Enter your own name: no address and not the name of the shop.',
    name_too_long: 'The name cannot be longer than 100 characters.',
    email_required: 'Please enter your e-mail address.',
    email_invalid: 'Please enter a valid e-mail.',
    password_required: 'Please enter your password.',
    password_short: 'The password must have at least 6 characters.',
    password_too_long: 'The password cannot be longer than 128 characters.',
    password_weak:
      'The password is too weak. It must have at least 8 characters and a mix of letters and numbers.',
    password_weak_admin: 'The password is too weak. Try a more complex combination.',
    password_common:
      'That is one of the most common passwords and easy to guess. Choose one that only you know.',
    passwords_differ: 'The passwords do not match.',
    invitation_invalid: 'The invitation is not valid for creating an account.',
    current_required: 'Enter your current password.',
    current_wrong: 'That is not your current password.',
    sign_up_password_wrong: 'That is not the password the account was created with.',
    set_up_code_wrong: 'That is not the set-up code. Copy it just as the server showed it.',
    password_same: 'The new password is the same as the current one.',
    email_same: 'Your account already uses this e-mail.',
    code_required: 'Enter the code shown in your app.',
    code_wrong: 'That is not the current code. Wait for the next one and enter it.',
  },
  errors: {
    session: {
      title: 'Invalid or expired session',
      details: 'Your session has expired. Please sign in again.',
    },
    link: {
      title: 'Link not valid',
      details:
        'The reset link is invalid, has expired or was already used. Please request a new one.',
    },
    credentials: {
      title: 'Invalid credentials',
      details: 'The e-mail or password is incorrect.',
    },
    registered: {
      title: 'User already registered',
      details: 'There is already an account with this e-mail. Sign in with it.',
    },
    email_limit: {
      title: 'E-mail limit exceeded',
      details:
        'We have already sent you several e-mails. Wait a few minutes before asking for another.',
      wait: 'We have already sent you several e-mails. You can ask for another in {time}.',
    },
    attempts: {
      title: 'Too many attempts',
      details: 'There were too many attempts in a row. Wait a few minutes and try again.',
    },
    device: {
      title: 'One more step',
      details:
        'There were too many attempts with this e-mail. If the password you entered is right, we have sent a link to that address: open it on this device to sign in.',
    },
    network: {
      title: 'Network error',
      details: 'Could not connect to the shop. Check your internet connection.',
    },
    weak_password: {
      title: 'Weak password',
      details: 'The password is too easy to guess. Choose a longer, more varied one.',
    },
    unconfirmed: {
      title: 'E-mail not confirmed',
      details: 'Open the link we sent you by e-mail to confirm your account.',
    },
    second_factor: {
      title: 'One more step',
      details: 'Enter the code from your authenticator app.',
    },
    second_factor_wrong: {
      title: 'Wrong code',
      details: 'The code is not valid or has expired. Enter the current one.',
    },
    captcha: {
      title: 'Verification missing',
      details: 'We could not verify that you are a person. Please try again.',
    },
    captcha_away: {
      title: 'Could not be verified',
      details:
        'The service that verifies that you are a person is not responding. Wait a moment and try again.',
    },
    other: {
      title: 'Authentication error',
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
    text: 'Your cart follows you to any phone. You can browse and order without an account.',
    submit: 'Sign in',
    sending: 'Signing in…',
    forgot: 'Forgot your password?',
    findOrder: 'Find an order placed without an account',
    noAccount: 'No account yet?',
    signUp: 'Create an account',
    home: 'Back to home',
    welcome: { title: 'Welcome back!', description: 'You will be redirected.' },
    adminCreated: 'The administrator account is ready. Sign in with it.',
    reasons: {
      role_fetch_error: 'We ended your session because your permissions could not be checked.',
      session_error_at_get: 'We ended your session because it could not be read.',
      stale_token: 'We ended your session because it was no longer the latest one.',
      token_refresh_failed: 'We ended your session because it could not be renewed.',
      session_init_failed: 'Your session could not be recovered.',
      auth_state_change_error:
        'We ended your session because it changed in a way we did not expect.',
      session_expired: 'Your session has expired. Please sign in again.',
    },
    deviceLink: {
      valid: 'Enter your password to sign in on this device. The link works once.',
      invalid:
        'That link no longer works. Enter your e-mail and password; if another link is needed, we will send it.',
    },
    firstAdmin: {
      way: {
        title: 'This shop has nobody to administer it yet',
        summary: 'It is mine: how do I get in?',
        steps: [
          'Find the set-up code: the server showed it once, when it first started. Whoever runs the server can copy it for you from there.',
          'Enter here the administrator’s e-mail that is set on the server and the password you want to use, and press “Sign in”.',
          'There is no account yet, so this does not let you in: a field for the code appears below. With the code your account is created.',
        ],
      },
      title: 'This shop has no administrator yet',
      text: 'You can create the first administrator account with the e-mail and password you entered. You need the code that the server showed when it started.',
      code: 'Set-up code',
      codeHint:
        'Not at hand? Leave it empty: we send a link to that address, and ask for the code when you open it.',
      submit: 'Create administrator account',
      wrongCode: 'That is not the set-up code. Copy it just as the server showed it.',
      mailSent: {
        title: 'Check the administrator inbox',
        description: 'We sent you a link. Open it and enter the set-up code to create the account.',
      },
    },
    code: {
      title: 'Second step',
      text: 'Enter the code from your authenticator app. If you do not have it at hand, use one of your recovery codes.',
      label: 'Code',
      hint: '6 digits, or a recovery code.',
      submit: 'Check',
      sending: 'Checking…',
      back: 'Back to sign in',
    },
  },
  required: {
    title: 'Sign-in required',
    description: 'You must sign in to view this page.',
  },
  signUp: {
    title: 'Create an account',
    text: 'Your cart follows you to any phone. An account is free, and you can also order without one.',
    submit: 'Create account',
    sending: 'Creating the account…',
    agree: 'By creating the account you accept the {terms} and the {privacy}.',
    terms: 'terms and conditions',
    privacy: 'privacy policy',
    hasAccount: 'Already have an account?',
    login: 'Sign in',
    done: {
      title: 'Account created!',
      description: 'We sent you an e-mail. Open its link to confirm your account.',
    },
  },
  adminSignUp: {
    nameHint:
      'Colleagues see it in the history of each order. Without it, what stands before the @.',
    title: 'Create an administrator account',
    text: 'This account will have full access to the admin panel.',
    submit: 'Create account',
    sending: 'Creating the account…',
    created: {
      title: 'Administrator created!',
      description: 'The account has been created. Please sign in.',
    },
    going: 'We will take you to the sign-in page in {seconds} s.',
    limit: {
      title: 'E-mail limit exceeded',
      description:
        'The limit for sending e-mails was reached. Please wait 5 minutes before trying again.',
      wait: 'The limit for sending e-mails was reached. Please wait {time} before trying again.',
    },
    waiting: 'You can try again in {time}.',
    noConnection:
      'The account cannot be created because of a connection problem. Please try again later.',
    unexpected: 'Unexpected response from the server while creating the administrator.',
    failed: 'The account could not be created. Please try again.',
    notMarked:
      'The invitation could not be marked as used, so the account was not created. Please contact support.',
    confirmSent: 'Before you open the panel, confirm your address with the e-mail we sent you.',
    support: 'Contact support',
  },
  invitation: {
    checking: {
      title: 'Checking the invitation',
      text: 'One moment, we are checking your link.',
    },
    valid: { title: 'Valid invitation', text: 'Fill in your details to create the account.' },
    invalid_no_token: {
      title: 'Invalid invitation',
      text: 'The invitation is missing from the link. Open the full link you received again.',
    },
    invalid_not_found: {
      title: 'Invalid invitation',
      text: 'This invitation does not exist or no longer works. Ask the sender for a new one.',
    },
    expired: {
      title: 'Expired invitation',
      text: 'This invitation has expired. Ask the sender for a new one.',
    },
    used: {
      title: 'Invitation already used',
      text: 'An account was already created with this invitation. If it is yours, sign in.',
    },
    error_fetching: {
      title: 'Invitation error',
      text: 'There was a problem checking your invitation. Reload the page in a moment.',
    },
    error_exception: {
      title: 'Invitation error',
      text: 'There was a problem checking your invitation: the shop did not respond. Check your connection and reload the page.',
    },
    retry: 'Reload the page',
  },
  forgot: {
    title: 'Recover your password',
    text: 'Enter the e-mail of your account and we will send you a link to set a new password.',
    submit: 'Send link',
    sending: 'Sending…',
    sent: 'If there is an account with this e-mail, you will receive a link to reset your password. Check your spam folder too; the link works only once.',
    sentTitle: 'Check your e-mail',
    back: 'Back to sign in',
  },
  reset: {
    title: 'New password',
    text: 'Choose a new password. Saving it ends all your sessions, and you sign in with the new one.',
    textSession:
      'Enter your current password and choose a new one. Saving it ends all your sessions, and you sign in with the new one.',
    current: 'Current password',
    forgotten: 'Forgotten it? Ask for a link by e-mail and choose a new one with it.',
    submit: 'Save password',
    sending: 'Saving…',
    invalidTitle: 'This link no longer works',
    invalid:
      'The reset link is invalid, has expired or was already used. Please request a new one.',
    again: 'Request a new link',
    done: { title: 'Password saved', description: 'Sign in again with your new password.' },
    going: 'We will take you to the sign-in page in {seconds} s.',
    login: 'Sign in',
  },
  confirm: {
    title: 'Confirm your e-mail',
    text: 'We sent a link to {email}. Open it to finish creating your account.',
    textNoEmail: 'We sent you a link by e-mail. Open it to finish creating your account.',
    pendingTitle: 'Check your e-mail',
    hint: 'If you do not see it, check your spam folder. The link works only once.',
    resend: 'Resend e-mail',
    sending: 'Resending…',
    support: 'Contact support',
    home: 'Back to home',
    signOut: 'Sign out',
    resent: {
      title: 'E-mail resent',
      description:
        'If the account is waiting for confirmation, the e-mail will arrive in a few minutes.',
    },
    failed: { title: 'Could not resend' },
    unexpected: {
      title: 'Unexpected error',
      description: 'Something went wrong while resending the e-mail.',
    },
    noEmail: {
      title: 'Error',
      description: 'The e-mail address to send the confirmation to could not be found.',
    },
  },
  confirmed: {
    title: 'E-mail confirmed',
    text: 'Your e-mail is confirmed. You can now use your account.',
    going: 'We will take you to the home page in {seconds} s.',
    login: 'Sign in',
    home: 'Go to the home page',
    notice: { title: 'E-mail confirmed!', description: 'Your account is ready.' },
    invalidTitle: 'This confirmation link no longer works',
    invalid:
      'You may have used it already, or it has expired. If your e-mail is still unconfirmed, request another link.',
    again: 'Request another link',
    invalidNewEmail:
      'You may have used it already, it may have expired, or you changed your password or ended your other sessions after asking for it. You can ask for another link under Security.',
    toSecurity: 'Go to Security',
    ask: 'Select the button to confirm your e-mail.',
    confirm: 'Confirm my e-mail',
    confirming: 'Confirming…',
    own: {
      title: 'Confirm that the account is yours',
      text: 'This link was opened in a different browser from the one that created the account. We ask so that nobody keeps an account made with your e-mail.',
      password: 'The password you chose when you created the account',
      other: 'I do not remember it, or I did not create the account',
      otherText:
        'Choose a new password. The former one stops working, and any session opened with it ends.',
      submitOther: 'Confirm and save password',
    },
    admin: {
      title: 'Confirm that the shop is yours',
      text: 'Enter the set-up code that the server showed when it started.',
      textElsewhere:
        'Enter the set-up code that the server showed when it started, and choose the password of the account: the link was requested in another browser.',
      submit: 'Create administrator account',
    },
  },
  identity: {
    title: 'Confirm it is you',
    text: 'This step asks for your password even though you are signed in. Nothing you entered is lost.',
    textFile:
      'This file holds personal data, so we ask for your password before the download even though you are signed in. We will not ask again for ten minutes.',
    password: 'Your password',
    code: 'Or the code from your app',
    submit: 'Continue',
    sending: 'Checking…',
    cancel: 'Go back without saving',
    back: 'Back to the panel',
    ready: 'All set. The download starts by itself; if it does not, open it here.',
    download: 'Download the file',
  },
  signInAgain: {
    title: 'Your session has ended',
    text: 'Nothing of what you typed is lost, and nothing was saved: it is on this page. Sign in again and we go on with it.',
    ready: 'You are signed in',
    readyText: 'What you typed has not been saved yet. Send it now.',
    send: 'Send what I typed',
    files: 'Files cannot be held here: you will have to choose them again.',
    secrets: 'Passwords and keys are not held in the page: you will have to type them again.',
    elsewhere: 'Sign in in another tab',
    elsewhereText: 'Sign in there, and come back to this page.',
    elsewhereLink: 'Open the sign-in in another tab',
    stillOut: 'You are not signed in in this browser yet.',
    goOn: 'I am signed in: go on',
    cancel: 'Go back without sending it',
  },
  gate: {
    loading: 'Checking your access…',
    unknown: {
      title: 'Unknown role',
      text: 'Your role could not be determined. This may be temporary; please try again.',
      retry: 'Try again',
    },
    secondFactor: {
      title: 'One more step to sign in',
      text: 'This shop asks everyone in the admin panel for a code from their phone besides the password. Turn it on in your account and come back: it takes a minute.',
      setUp: 'Turn on the second step',
      home: 'Go to the home page',
    },
    notPermitted: {
      title: 'This page is not among your permissions',
      permission: 'It needs the permission “{permissions}”.',
      oneOf: 'It needs one of these permissions: {permissions}.',
      everything: 'It is for those who administer the shop without restrictions.',
      owner: 'It is for the owner of the shop only.',
      ask: 'You can ask {owners}, who gives it under “Permissions”.',
      panel: 'Go to the panel',
      home: 'Go to the home page',
      permissions: permissionLabels.en,
    },
    denied: {
      title: 'Access denied',
      text: 'Your role is {role}. This page requires the role {allowed}.',
      roles: { customer: 'customer', admin: 'administrator' },
      admin: 'Go to the admin panel',
      customer: 'Go to my account',
      home: 'Go to the home page',
    },
  },
  account: {
    title: 'My account',
    hello: 'Hello, {name}',
    email: 'E-mail',
    shop: 'Back to the shop',
  },
  panel: {
    title: 'Admin panel',
    text: 'You are signed in as {email}.',
  },
  erased: {
    title: 'Your account was deleted',
    description: 'We sent you an e-mail that confirms it. Orders under way go on.',
  },
  signOut: {
    button: 'Sign out',
    done: { title: 'Signed out', description: 'You are now signed out.' },
    partly: 'You could not be signed out completely.',
    failed: 'You could not be signed out.',
  },
}
