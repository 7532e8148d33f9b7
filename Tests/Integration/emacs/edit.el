;;; edit.el --- Edits a page as a user does, and prints what there is to see  -*- lexical-binding: t -*-

;;; Commentary:

;; Each step is a line of JSON on standard output.

;;; Code:

(require 'cl-lib)
(require 'eglot)
(require 'json)

;; Nothing waits for an answer of the user.
(setq eglot-sync-connect 60
      eglot-confirm-server-initiated-edits nil
      create-lockfiles nil
      make-backup-files nil
      auto-save-default nil)

(defun step (name value)
  "Print VALUE under NAME."
  (princ (format "step: %s\n" (json-serialize (list name value)))))

(defun wait-until (condition)
  "Wait until CONDITION returns something, and return it."
  (let ((end (+ (float-time) 60)) value)
    (while (not (setq value (funcall condition)))
      (when (> (float-time) end) (error "It did not happen: %S" condition))
      (accept-process-output nil 0.05))
    value))

(defun findings ()
  "What Flymake shows, in the order of the text."
  (vconcat
   (mapcar
    (lambda (it)
      (save-excursion
        (goto-char (flymake-diagnostic-beg it))
        (vector
         (line-number-at-pos)
         (current-column)
         (+ (current-column) (- (flymake-diagnostic-end it) (point)))
         (pcase (flymake-diagnostic-type it) ('eglot-error "error") ('eglot-warning "warning") (_ "note"))
         (replace-regexp-in-string
          "\\`mpcheck \\[[a-z-]+\\]: " "" (car (split-string (flymake-diagnostic-text it) "\n"))))))
    (sort (flymake-diagnostics) (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))))

(defun wait-for-findings (count)
  "Wait until there are COUNT findings, and print them."
  ;; Changes are sent when Emacs is idle, which a batch never is.
  (eglot--signal-textDocument/didChange)
  (wait-until (lambda () (= (length (findings)) count)))
  (step :findings (findings)))

(defun line ()
  "The text of the line."
  (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

(find-file "pages/home/home.axml")
(step :mode (symbol-name major-mode))
;; A batch has no commands after which eglot would start by itself.
(apply #'eglot--connect (eglot--guess-contact))
(wait-for-findings 2)

(search-forward "id=")
(let ((actions (eglot-code-actions (point) (point))))
  (step :actions (vconcat (mapcar (lambda (it) (plist-get it :title)) actions)))
  ;; As with the keyboard, and Enter at once.
  (cl-letf ((last-nonmenu-event ?\r)
            ((symbol-function 'completing-read) (lambda (_prompt _items _p _r _i _h default) default)))
    (eglot--read-execute-code-action actions (eglot-current-server))))
(step :line (line))
(wait-for-findings 1)

(search-forward "on\"")
(backward-char)
(completion-at-point)
(step :line (line))
(wait-for-findings 0)

(backward-char 2)
(call-interactively #'xref-find-definitions)
(step :place (vector (file-name-nondirectory (buffer-file-name)) (line-number-at-pos)))

;;; edit.el ends here
